import type { Actor } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import type { RiskClass } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { narrowedBy, type ReportFilter, readsCaseOf } from '../report-list/report-filter.queries.ts';
import { pathConditions } from '../report-list/report-paths.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

type Fragment = RawBuilder<unknown>;

/** How many reports have one value. */
export type BoardCount<Value> = { readonly value: Value; readonly count: number };

/** What the board counts by; null stands for reports without such a value. */
type BoardValues = {
  standing: { isOpen: boolean; isLate: boolean };
  /** The Seoul day of the event. */
  day: Day;
  eventType: number | null;
  categories: number[] | null;
  phase: number | null;
  airport: string | null;
  riskClass: RiskClass | null;
};
type By = keyof BoardValues;
export type BoardCounts = { readonly [Name in By]: readonly BoardCount<BoardValues[Name]>[] };

type Counted = { actor: Actor; filter: ReportFilter };

/** These columns of the main reports of a list, each report once. */
const mainReports = ({ actor, filter }: Counted, columns: Fragment, statuses = sql`r.status <> 'Draft'`): Fragment => {
  const narrowed = narrowedBy(actor, { ...filter, mainOnly: true });
  const ways = pathConditions(actor, false).map(
    (way) => sql`(select ${columns} from safety.report r where ${statuses} and ${way} and ${narrowed})`,
  );
  return sql.join(ways, sql` union all `);
};

/** A subquery that is no part of the plan around it: what it computes is then expected to have few values, and gathered without a sort. */
const apart = (query: Fragment): Fragment => sql`(${query} offset 0)`;

/** Counts the main reports of a list in one pass; what of them the actor may not read counts as none. */
export const countBoard = async (db: Db<SafetyTables>, counted: Counted, today: Day): Promise<BoardCounts> => {
  const columns = sql`r.id, r.status <> 'Closed' as is_open, coalesce(r.first_due_on < ${today}::date, false) as is_due,
    (r.event_at at time zone 'Asia/Seoul')::date as day, r.flight_phase, r.airport, r.event_type, r.event_categories, r.risk_class,
    ${readsCaseOf(counted.actor)} as is_read`;
  const { rows } = await sql<{ by: By; value: never; count: number }>`
    select case 0 when grouping(is_open) then 'standing' when grouping(day) then 'day' when grouping(event_type) then 'eventType'
        when grouping(categories) then 'categories' when grouping(flight_phase) then 'phase'
        when grouping(airport) then 'airport' else 'riskClass' end as by,
      case 0 when grouping(is_open) then json_build_object('isOpen', is_open, 'isLate', is_late) when grouping(day) then to_json(day)
        when grouping(event_type) then to_json(event_type) when grouping(categories) then to_json(categories)
        when grouping(flight_phase) then to_json(flight_phase) when grouping(airport) then to_json(airport)
        else to_json(risk_class) end as value,
      count(*)::integer as count
    from ${apart(sql`select found.is_open, found.is_open and found.is_read and found.is_due as is_late, found.day,
      found.flight_phase, found.airport, case when found.is_read then found.event_type end as event_type,
      case when found.is_read then found.event_categories end as categories,
      case when found.is_read then found.risk_class end as risk_class from (${mainReports(counted, columns)}) found`)} each
    group by grouping sets ((is_open, is_late), (day), (event_type), (categories), (flight_phase), (airport), (risk_class))
  `.execute(db);
  const of = <Name extends By>(name: Name): BoardCount<BoardValues[Name]>[] => rows.filter(({ by }) => by === name);
  return {
    standing: of('standing'),
    day: of('day'),
    eventType: of('eventType'),
    categories: of('categories'),
    phase: of('phase'),
    airport: of('airport'),
    riskClass: of('riskClass'),
  };
};

/** Seoul days from submission to completion of the closed ones. A statement of its own, so that neither takes the time of both. */
export const countDaysToClose = async (db: Db<SafetyTables>, counted: Counted): Promise<BoardCount<number>[]> => {
  // A submitted report is listed since its submission.
  const columns = sql`r.id, coalesce(r.main_id, r.id) as case_id, (r.listed_at at time zone 'Asia/Seoul')::date as submitted_on`;
  const closed = sql`r.status <> 'Draft' and r.status = 'Closed'`;
  const { rows } = await sql<BoardCount<number>>`
    select days as value, count(*)::integer as count from ${apart(sql`
      select (c.completed_at at time zone 'Asia/Seoul')::date - found.submitted_on as days
      from (${mainReports(counted, columns, closed)}) found join safety.case c on c.id = found.case_id
      where c.completed_at is not null`)} each
    group by days
  `.execute(db);
  return rows;
};
