import { yearOf } from '@portal/contract/kernel';
import {
  type AnnualLeaveInfo,
  drawsOnBalance,
  leaveDaysByYear,
  overdrawnYears,
  type VacationBody,
} from '@portal/contract/leave';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import classes from './vacation.module.css';
import { leaveStatusQuery } from './vacation.queries.ts';
import { vacationWords } from './vacation.words.ts';

const UNKNOWN = '–';

/** The years of the days; the present one while there are none. */
const yearsOf = (byYear: ReadonlyMap<number, number>): number[] =>
  byYear.size === 0 ? [yearOf(today())] : [...byYear.keys()].sort();

const Overdrawn = ({ balance }: { balance: AnnualLeaveInfo }) => {
  const { t } = useTranslation();
  const { year, remainingDays, reservedDays } = balance;
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden />
      {t(vacationWords.overdrawn, { year, count: Math.max(0, remainingDays - reservedDays) })}
    </p>
  );
};

type RowProps = { year: number; balance: AnnualLeaveInfo | undefined; taken: number };

const Row = ({ year, balance, taken }: RowProps) => {
  const { t } = useTranslation();
  const days = (count: number | undefined) => (count === undefined ? UNKNOWN : t(vacationWords.days, { count }));
  return (
    <tr>
      <th scope="row">{t(vacationWords.yearOf, { year })}</th>
      <td>{days(balance && Math.max(0, balance.remainingDays - balance.reservedDays))}</td>
      <td>{days(balance?.reservedDays)}</td>
      <td>{days(taken)}</td>
    </tr>
  );
};

/** The balance of every year that the application touches, and the days it takes; a draft may exceed the balance. */
export const VacationBalance = ({ vacation }: { vacation: VacationBody }) => {
  const { t } = useTranslation();
  const byYear = leaveDaysByYear(drawsOnBalance(vacation.absenceType) ? vacation.periods : []);
  const years = yearsOf(leaveDaysByYear(vacation.periods));
  const results = useQueries({ queries: years.map(leaveStatusQuery) });
  const failed = results.find(({ error }) => error !== null);
  if (failed?.error) return <FailureNote error={failed.error} onRetry={() => void failed.refetch()} />;
  const balances = results.flatMap(({ data }) => data ?? []);
  const overdrawn = overdrawnYears(vacation, balances);
  return (
    <section className={classes.balance}>
      <table className={classes.table}>
        <caption>{t(vacationWords.balance)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(vacationWords.year)}</th>
            <th scope="col">{t(vacationWords.available)}</th>
            <th scope="col">{t(vacationWords.reserved)}</th>
            <th scope="col">{t(vacationWords.taken)}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year, place) => (
            <Row key={year} year={year} balance={results[place]?.data} taken={byYear.get(year) ?? 0} />
          ))}
        </tbody>
      </table>
      <div role="status">
        {balances
          .filter(({ year }) => overdrawn.includes(year))
          .map((balance) => (
            <Overdrawn key={balance.year} balance={balance} />
          ))}
      </div>
    </section>
  );
};
