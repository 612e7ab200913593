import { addDays, type Day, startOfDayInSeoul } from '@portal/contract/kernel';
import { NONE, readSeveral, riskClass, riskLevels } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';

type Fragment = RawBuilder<unknown>;

/** The condition of a filter, or none if the filter is not set. */
export const when = <Value>(value: Value | undefined, condition: (value: Value) => Fragment): Fragment[] =>
  value === undefined ? [] : [condition(value)];

/** Whether an instant lies within these days in Seoul. */
export const withinDays = (
  instant: Fragment,
  { fromDate, toDate }: { fromDate?: Day | undefined; toDate?: Day | undefined },
): Fragment[] => [
  ...when(fromDate, (day) => sql`${instant} >= ${startOfDayInSeoul(day)}`),
  ...when(toDate, (day) => sql`${instant} < ${startOfDayInSeoul(addDays(day, 1))}`),
];

/** Whether a day lies within these days. */
export const betweenDays = (
  column: Fragment,
  { fromDate, toDate }: { fromDate?: Day | undefined; toDate?: Day | undefined },
): Fragment[] => [
  ...when(fromDate, (day) => sql`${column} >= ${day}::date`),
  ...when(toDate, (day) => sql`${column} <= ${day}::date`),
];

/**
 * Whether the risk of a case (the residual risk if there is one, else the initial one) is of one of the classes, or
 * there is none.
 */
export const isOfRiskClass = (caseId: Fragment, given: string): Fragment => {
  const { values, isNone } = readSeveral(given);
  const levels: string[] = riskLevels.filter((level) => values.includes(riskClass(level)));
  const level = sql`(select a.risk_level from safety.assessment a where a.case_id = ${caseId} and a.seq in (1, 3)
    and a.archived_at is null and a.risk_level is not null order by a.seq desc limit 1)`;
  return sql`coalesce(${level}, ${NONE}) = any(${isNone ? [...levels, NONE] : levels}::text[])`;
};

/** Whether an employee has an action on a case that was not cancelled. */
export const hasActionOf = (caseId: Fragment, employeeId: number): Fragment =>
  sql`exists (select 1 from safety.action t where t.case_id = ${caseId} and t.mitigator_id = ${employeeId} and t.status <> 'Cancelled')`;

/** Whether a case has an action under way that was due before a day. */
export const hasOverdueAction = (caseId: Fragment, today: Day): Fragment =>
  sql`exists (select 1 from safety.action t where t.case_id = ${caseId} and t.status = 'InProgress' and t.due_on < ${today}::date)`;
