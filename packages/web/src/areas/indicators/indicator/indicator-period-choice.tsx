import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from './indicator.module.css';
import { indicatorWords } from './indicator.words.ts';
import { MONTHS, movedBy, type Period, shownYears } from './indicator-period.ts';
import { monthText } from './indicator-texts.ts';

type Props = { period: Period; onChange: (period: Period) => void };

/** A month, by its year and month or step by step. */
export const PeriodChoice = ({ period, onChange }: Props) => {
  const { t } = useTranslation();
  const go = (to: Period, months: number, arrow: HTMLElement): void => {
    onChange(to);
    // At the end it can be pressed no more: the focus is on the way back.
    const arrows = [...(arrow.parentElement?.querySelectorAll('button') ?? [])];
    if (movedBy(to, months) === undefined) arrows.find((each) => each !== arrow)?.focus();
  };
  const step = (months: number, label: string, picture: typeof IconChevronLeft) => {
    const Picture = picture;
    const moved = movedBy(period, months);
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        disabled={moved === undefined}
        onClick={({ currentTarget }) => moved && go(moved, months, currentTarget)}
      >
        <Picture size={18} aria-hidden />
      </ActionIcon>
    );
  };
  const years = shownYears();
  return (
    <div className={classes.period}>
      {step(-1, t(indicatorWords.earlier), IconChevronLeft)}
      <NativeSelect
        aria-label={t(indicatorWords.year)}
        data={(years.includes(period.year) ? years : [period.year, ...years]).map((year) => ({
          value: String(year),
          label: t(indicatorWords.yearOf, { year }),
        }))}
        value={String(period.year)}
        onChange={(event) => onChange({ ...period, year: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        aria-label={t(indicatorWords.month)}
        data={MONTHS.map((month) => ({ value: String(month), label: monthText(month) }))}
        value={String(period.month)}
        onChange={(event) => onChange({ ...period, month: Number(event.currentTarget.value) })}
      />
      {step(1, t(indicatorWords.later), IconChevronRight)}
    </div>
  );
};
