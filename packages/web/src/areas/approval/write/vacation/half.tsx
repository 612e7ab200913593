import { SegmentedControl } from '@mantine/core';
import type { VacationBody } from '@portal/contract/leave';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { type HalfDay, halfDays, withHalfDay } from './periods.ts';
import classes from './styles.module.css';
import { vacationWords } from './vacation.words.ts';

type Props = { vacation: VacationBody; half: HalfDay; onChange: (vacation: VacationBody) => void };

/** The day of a half day, and which half of it. */
export const WriteVacationHalf = ({ vacation, half, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.chosen}>
      <p className={classes.sum} aria-live="polite">
        {t(vacationWords.chosen)}{' '}
        <strong>{vacation.periods.map(({ vacationDate }) => dayText(vacationDate)).join(', ')}</strong>
      </p>
      <SegmentedControl
        className={classes.halves ?? ''}
        aria-label={t(vacationWords.half.label)}
        data={halfDays.map((value) => ({ value, label: t(vacationWords.half[value]) }))}
        value={half}
        onChange={(value) => onChange(withHalfDay(vacation, value))}
      />
    </div>
  );
};
