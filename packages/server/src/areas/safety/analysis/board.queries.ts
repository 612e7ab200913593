import type { Actor } from '@portal/contract/identity';
import type { Day } from '@portal/contract/kernel';
import type { RiskClass } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { narrowedBy, type ReportFilter, readsCaseOf } from '../report-list/report-filter.queries.ts';
import { gatheringWays } from '../report-list/report-paths.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

type Fragment = RawBuilder<unknown>;

type Counted<Value> = { value: Value; count: number }[];

/** What the board counts; null stands for reports without such a value. */
type BoardCounts = {
  total: number;
  open: number;
  late: number;
  by_month: Counted<string>;
  by_event_type: Counted<number | null>;
  by_category: Counted<number | null>;
  by_phase: Counted<number | null>;
  by_airport: Counted<string | null>;
  by_risk: Counted<RiskClass | null>;
  closed: number;
  median: number | null;
  longest: number | null;
};

/** How often each value occurs, the greatest first and none last. */
const countsOf = (value: Fragment, from: Fragment = sql`found`): Fragment => sql`(
  select coalesce(json_agg(json_build_object('value', value, 'count', count) order by value is null, count desc, value), '[]')
  from (select ${value} as value, count(*) as count from ${from} group by 1) each)`;

/** Counts the main reports of a list in one statement; what of them the actor may not read counts as none. */
export const countBoard = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ReportFilter,
  today: Day,
): Promise<BoardCounts> => {
  const narrowed = narrowedBy(actor, { ...filter, mainOnly: true });
  const reads = readsCaseOf(actor);
  const ways = gatheringWays(actor, false).map(
    (
      way,
    ) => sql`(select r.id, r.status, r.event_at, r.flight_phase, r.airport, r.event_type, r.event_categories, r.risk_class,
        r.first_due_on, ${reads} as is_read
      from safety.report r where r.status <> 'Draft' and ${way} and ${narrowed})`,
  );
  const { rows } = await sql<BoardCounts>`
    with found as materialized (${sql.join(ways, sql` union `)}),
    category as materialized (
      select each.id from found left join lateral unnest(found.event_categories) each(id) on found.is_read
    ),
    closing as (
      select (c.completed_at at time zone 'Asia/Seoul')::date - (r.submitted_at at time zone 'Asia/Seoul')::date as days
      from found join safety.report r on r.id = found.id join safety.case c on c.id = coalesce(r.main_id, r.id)
      where found.status = 'Closed' and c.completed_at is not null
    )
    select (select count(*)::integer from found) as total,
      (select count(*)::integer from found where status <> 'Closed') as open,
      (select count(*)::integer from found where status <> 'Closed' and is_read and first_due_on < ${today}::date) as late,
      ${countsOf(sql`to_char(event_at at time zone 'Asia/Seoul', 'YYYY-MM')`)} as by_month,
      ${countsOf(sql`case when is_read then event_type end`)} as by_event_type,
      ${countsOf(sql`id`, sql`category`)} as by_category,
      ${countsOf(sql`flight_phase`)} as by_phase,
      ${countsOf(sql`airport`)} as by_airport,
      ${countsOf(sql`case when is_read then risk_class end`)} as by_risk,
      (select count(*)::integer from closing) as closed,
      (select floor(percentile_cont(0.5) within group (order by days) + 0.5)::integer from closing) as median,
      (select max(days) from closing) as longest
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('nothing was counted');
  return counts;
};
