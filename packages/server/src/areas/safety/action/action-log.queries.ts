import type { Actor } from '@portal/contract/identity';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type ActionOrder, type ActionQuery, isMaster } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import { betweenDays, when } from '../case/case-filter.queries.ts';
import { readsCaseOf } from '../report-list/report-filter.queries.ts';
import { departmentsBelow } from '../report-list/report-paths.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import type { MyActionRow } from './my-action.queries.ts';

type Fragment = RawBuilder<unknown>;

/** Filters of the action log, combined by AND; `today` decides which actions are overdue. */
export type ActionFilter = ActionQuery & { today: Day };

export type LoggedActionRow = MyActionRow & { completed_at: Date | null };

/**
 * An action under the alias `a` with its case: a report, an investigation, or a hazard without a case of another
 * record.
 */
const withCase = sql`safety.action a join safety.case c on c.id = a.case_id
  left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
  left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'`;

const searched = sql`(a.action_no || chr(31) || coalesce(r.report_no, i.investigation_no, h.hazard_no, '') || chr(31)
  || coalesce(r.subject, i.title, h.title, ''))`;

/** The safety office sees all actions, others those of reports whose actions their level lets them read. */
const seenBy = (actor: Actor): Fragment =>
  isMaster(actor) ? sql`true` : sql`(r.id is not null and ${readsCaseOf(actor)})`;

const narrowedBy = (actor: Actor, filter: ActionFilter): Fragment =>
  sql.join(
    [
      seenBy(actor),
      everyWord(filter.searchText, (like) => sql`${searched} ilike ${like}`),
      ...betweenDays(sql`a.due_on`, filter),
      ...when(filter.source, (source) => sql`c.kind = ${source}`),
      ...when(filter.status, (status) => sql`a.status = ${status}`),
      ...when(filter.ownerId, (id) => sql`a.mitigator_id = ${id}`),
      ...when(
        filter.divisionId,
        (id) => sql`exists (select 1 from directory.person m where m.id = a.mitigator_id
          and m.department_id = any(array(${departmentsBelow(id)})))`,
      ),
      ...(filter.overdue === true ? [sql`(a.status = 'InProgress' and a.due_on < ${filter.today}::date)`] : []),
    ],
    sql` and `,
  );

const orders: Readonly<Record<ActionOrder, Fragment>> = {
  Newest: sql`a.id desc`,
  Due: sql`a.due_on, a.id`,
};

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

/** A page of the actions in the log that the actor may read, and their total, counted up to one past the cap. */
export const listActionRows = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ActionFilter,
  { offset, limit }: PageRequest,
): Promise<{ rows: LoggedActionRow[]; counted: number }> => {
  const narrowed = narrowedBy(actor, filter);
  const order = orders[filter.sort ?? 'Newest'];
  const { rows } = await sql<LoggedActionRow & { counted: number }>`
    with page as materialized (
      select a.id from ${withCase} where ${narrowed} order by ${order} limit ${limit} offset ${offset * limit})
    select total.counted, a.id, a.action_no, a.status, a.due_on, a.created_at, a.completed_at, ${personJson('m')} as mitigator,
      c.kind, exists (select 1 from safety.message q where q.action_id = a.id and q.action_type = 'Closed'
        and q.action_completed is null) as is_closing_requested,
      coalesce(h.id, c.id) as source_id, coalesce(r.report_no, i.investigation_no, h.hazard_no) as source_no,
      coalesce(r.subject, i.title, h.title) as subject
    from (select count(*)::integer as counted from (select 1 from ${withCase} where ${narrowed} limit ${ONE_PAST_CAP}) found) total
      left join page on true left join (${withCase} join directory.person m on m.id = a.mitigator_id) on a.id = page.id
    order by ${order}
  `.execute(db);
  return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
};
