import { yearOf } from '@portal/contract/kernel';
import { checkFree, type VacationBody } from '@portal/contract/leave';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { leaveDaysQuery } from '../../document/api.ts';
import classes from './styles.module.css';
import { vacationWords } from './vacation.words.ts';

/** Which of the chosen days are taken already, as soon as they are chosen. */
export const WriteVacationTaken = ({ vacation }: { vacation: VacationBody }) => {
  const { t } = useTranslation();
  const years = [...new Set(vacation.periods.map(({ vacationDate }) => yearOf(vacationDate)))];
  const results = useQueries({ queries: years.map(leaveDaysQuery) });
  const clashes = checkFree(
    vacation,
    results.flatMap(({ data }) => data ?? []),
  );
  const days = vacation.periods.filter((_, place) =>
    clashes.some(({ path }) => path === `vacation.periods.${place}.vacationDate`),
  );
  return (
    <div role="status">
      {days.length > 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {t(vacationWords.asked, { days: days.map(({ vacationDate }) => dayText(vacationDate)).join(', ') })}
        </p>
      )}
    </div>
  );
};
