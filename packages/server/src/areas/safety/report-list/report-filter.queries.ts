import type { Actor } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import {
  airportCode,
  isMaster,
  NONE,
  numberKey,
  type ReportFilter as ReportQuery,
  readNumbers,
  readSeveral,
  riskScope,
} from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { scopeSql } from '#platform/scope.queries';
import { awaitedFrom } from '../case/assessor.queries.ts';
import { when, withinDays } from '../case/case-filter.queries.ts';
import { hasNews } from '../report/authorship.queries.ts';
import { isSeen } from '../report/report-visibility.queries.ts';
import { awaitsAnswerOf } from './awaited-feedback.queries.ts';
import { departmentsBelow } from './report-paths.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Filters of reports, combined by AND. */
export type ReportFilter = Omit<ReportQuery, 'overdue'> & {
  /** With an action that was due before this day. */
  overdueOn?: Day | undefined;
};

/** The filters of a list query, with the present day. */
export const filterOn = (today: Day, { overdue, ...query }: ReportQuery): ReportFilter => ({
  ...query,
  ...(overdue === true ? { overdueOn: today } : {}),
});

const anyOf = (parts: readonly Fragment[]): Fragment => sql`(${sql.join(parts, sql` or `)})`;

/** Whether a column has one of the values, or none. */
const oneOfNumbers = (column: Fragment, given: string): Fragment => {
  const { values, isNone } = readNumbers(given);
  return anyOf([
    ...(values.length > 0 ? [sql`${column} = any(${values}::smallint[])`] : []),
    ...(isNone ? [sql`${column} is null`] : []),
  ]);
};

const oneOfCategories = (given: string): Fragment => {
  const { values, isNone } = readNumbers(given);
  return anyOf([
    ...(values.length > 0 ? [sql`coalesce(r.event_categories && ${values}::integer[], false)`] : []),
    ...(isNone ? [sql`r.event_categories is null`] : []),
  ]);
};

const oneOfClasses = (given: string): Fragment => {
  const { values, isNone } = readSeveral(given);
  return anyOf([
    ...(values.length > 0 ? [sql`r.risk_class = any(${values}::text[])`] : []),
    ...(isNone ? [sql`r.risk_class is null`] : []),
  ]);
};

/**
 * Whether the actor may read risk, classification and actions of the report under the alias `r`; a confidential report
 * has no visible department.
 */
export const readsCaseOf = (actor: Actor): Fragment =>
  sql`coalesce(${scopeSql(riskScope(actor), {
    isDraft: sql`(r.status = 'Draft')`,
    // Equivalent to the flag, and part of the index by day of the event, so that no report has to be read for it.
    isConfidential: sql`(r.shown_department_id is null)`,
    departmentId: sql`r.shown_department_id`,
    // Collects the departments once, instead of reading the path of each report.
    departmentPath: {
      meets: (ids) => sql`r.shown_department_id in (select o.id from directory.organization o where o.path && ${ids})`,
    },
  })}, false)`;

/**
 * A condition on the case of a report; for an actor who may not read the case it counts as empty
 * (rules/safety.md#filters).
 */
const ofCase = (actor: Actor, given: string | undefined, condition: (given: string) => Fragment): Fragment[] => {
  if (given === undefined) return [];
  const isNone = readSeveral(given).isNone;
  const readable = readsCaseOf(actor);
  return [sql`case when ${readable} then ${condition(given)} else ${sql.lit(isNone)} end`];
};

/** Conditions on the report itself. */
const ofBody = (filter: ReportFilter): Fragment[] => [
  ...when(filter.reportType, (type) => sql`r.report_type = ${type}`),
  ...when(filter.status, (status) => sql`r.status = ${status}`),
  ...when(filter.fieldLevel1Id, (id) => sql`r.field_level1_id = ${id}`),
  ...when(filter.fieldLevel2Id, (id) => sql`r.field_level2_id = ${id}`),
  ...withinDays(sql`r.event_at`, filter),
  ...when(filter.phase, (given) => oneOfNumbers(sql`r.flight_phase`, given)),
  ...when(filter.airport, (given) =>
    given === NONE ? sql`r.airport is null` : sql`r.airport = ${airportCode(given)}`,
  ),
  ...when(filter.registrationNo, (given) => sql`r.registration_key = ${numberKey(given)}`),
  ...when(filter.flightNo, (given) => sql`r.flight_key = ${numberKey(given)}`),
  ...when(filter.divisionId, (id) => sql`r.shown_department_id = any(array(${departmentsBelow(id)}))`),
  ...when(filter.open, (isOpen) => (isOpen ? sql`r.status <> 'Closed'` : sql`r.status = 'Closed'`)),
];

/** All filters except the text. */
export const narrowedBy = (actor: Actor, filter: ReportFilter): Fragment =>
  sql.join(
    [
      sql`true`,
      ...(filter.awaitsMe === true ? [sql`r.id in ${awaitedFrom(actor.employeeId)}`] : []),
      ...(filter.awaitsAnswer === true ? [awaitsAnswerOf(actor)] : []),
      ...(filter.hasNews === true ? [hasNews('r', actor.employeeId)] : []),
      ...(filter.awaitsReply === true ? [isMaster(actor) ? sql`r.awaits_reply` : sql`false`] : []),
      ...ofBody(filter),
      ...ofCase(actor, filter.eventType, (given) => oneOfNumbers(sql`r.event_type`, given)),
      ...ofCase(actor, filter.caseType, (given) => oneOfNumbers(sql`r.case_type`, given)),
      ...ofCase(actor, filter.impact, (given) => oneOfNumbers(sql`r.operational_impact`, given)),
      ...ofCase(actor, filter.category, oneOfCategories),
      ...ofCase(actor, filter.riskClass, oneOfClasses),
      ...when(filter.overdueOn, (today) => sql`(r.first_due_on < ${today}::date and ${readsCaseOf(actor)})`),
      ...when(
        filter.ownerId,
        (
          id,
        ) => sql`(r.id in (select t.case_id from safety.action t where t.mitigator_id = ${id} and t.status <> 'Cancelled')
          and r.main_id is null and ${readsCaseOf(actor)})`,
      ),
      ...(filter.mainOnly === true
        ? [
            sql`(r.main_id is null or not coalesce((select ${isSeen('g', actor)} from safety.report g where g.id = r.main_id), false))`,
          ]
        : []),
    ],
    sql` and `,
  );

/**
 * Filters whose hits are collected through an index and then sorted, instead of being found while reading the list in
 * order.
 */
const gathering = [
  'fromDate',
  'toDate',
  'eventType',
  'category',
  'phase',
  'riskClass',
  'caseType',
  'impact',
  'airport',
  'registrationNo',
  'flightNo',
  'divisionId',
  'ownerId',
  'overdueOn',
] as const satisfies readonly (keyof ReportFilter)[];

export const isGathered = (filter: ReportFilter): boolean => gathering.some((name) => filter[name] !== undefined);

/** Whether the best plan for a list depends on the values: how many days, departments or words are given. */
export const readsMuch = (filter: ReportFilter): boolean => filter.searchType === 'Content' || isGathered(filter);
