import { Skeleton } from '@mantine/core';
import { yearOf } from '@portal/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { leaveStatusQuery } from '../document/api.ts';
import { vacationWords } from '../write/vacation/vacation.words.ts';
import { paddedDays } from './leave-days.ts';
import classes from './styles.module.css';

/** My leave of this year, on the card that leads to an application. */
export const LeaveStatus = () => {
  const { t } = useTranslation();
  const year = yearOf(today());
  const { data: leave, error, refetch } = useQuery(leaveStatusQuery(year));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (leave === undefined) return <Skeleton height={64} mb="md" />;
  const days = [
    [vacationWords.total, leave.totalDays],
    [vacationWords.used, leave.useAnnualLeaveDays],
    [vacationWords.remaining, leave.remainingDays],
  ] as const;
  return (
    <section className={classes.leave} aria-label={t(vacationWords.status, { year })}>
      <dl className={classes.leaveDays}>
        {days.map(([label, count]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{paddedDays(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
