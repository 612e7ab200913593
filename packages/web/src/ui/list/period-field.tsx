import { NativeSelect } from '@mantine/core';
import type { Day } from '@portal/contract/kernel';
import { today } from '../../platform/device/clock.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './bar.module.css';
import { type Days, periodAt, periodNames } from './periods.ts';

type Props = {
  label: string;
  /** Shows the label above the field instead of only to screen readers. */
  labelled?: boolean;
  /** Label of the choice that does not filter, where it says which day is meant. */
  all?: string;
  from: Day | undefined;
  to: Day | undefined;
  onChange: (days: Partial<Days>) => void;
};

/** A range that matches no named period. */
const OWN = 'own';

/** A range of days chosen by name; any other range is shown as custom. */
export const PeriodField = ({ label, labelled = false, all, from, to, onChange }: Props) => {
  const { t } = useTranslation();
  const periods = periodAt(today());
  const named = periodNames.find((name) => periods[name].from === from && periods[name].to === to);
  const isOwn = named === undefined && (from !== undefined || to !== undefined);
  const choose = (value: string): void => {
    if (value === OWN) return;
    const name = periodNames.find((each) => each === value);
    onChange(name === undefined ? {} : periods[name]);
  };
  return (
    <NativeSelect
      className={classes.choice}
      {...(labelled ? { label } : { 'aria-label': label })}
      data={[
        { value: '', label: all ?? t(uiWords.list.period.all) },
        ...periodNames.map((name) => ({ value: name, label: t(uiWords.list.period[name]) })),
        ...(isOwn ? [{ value: OWN, label: t(uiWords.list.period.own) }] : []),
      ]}
      value={named ?? (isOwn ? OWN : '')}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
};
