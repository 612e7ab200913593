import type { Person } from '@portal/contract/directory';
import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import type { ActionStatus, CaseKind } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../tables.ts';

type Fragment = RawBuilder<unknown>;

/** An action with what it belongs to. */
export type MyActionRow = {
  id: number;
  action_no: string;
  status: ActionStatus;
  due_on: string;
  created_at: Date;
  is_closing_requested: boolean;
  mitigator: Person;
  kind: CaseKind;
  source_id: number;
  source_no: string;
  subject: string;
};

export type MyActions = { rows: MyActionRow[]; counted: number };

/**
 * One way by which actions reach somebody: the numbers of at most so many, newest first, walked along an index of its own
 * (decision 106).
 */
type Way = (employeeId: number, limit: Fragment) => Fragment;

const byMitigator: Way = (employeeId, limit) => sql`
  select a.id from safety.action a where a.mitigator_id = ${employeeId} order by a.id desc limit ${limit}`;

const byReferrer: Way = (employeeId, limit) => sql`
  select f.action_id as id from safety.action_referrer f
  where f.employee_id = ${employeeId} order by f.action_id desc limit ${limit}`;

const byAssigner: Way = (employeeId, limit) => sql`
  select a.id from safety.action a where a.assigned_by_id = ${employeeId} order by a.id desc limit ${limit}`;

const byCaseOwner: Way = (employeeId, limit) => sql`
  select a.id from safety.action a where a.case_owner_id = ${employeeId} order by a.id desc limit ${limit}`;

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const together = (ways: readonly Way[], employeeId: number, limit: Fragment, most: Fragment): Fragment =>
  sql.join(
    ways.map((way) => sql`(select id from (${way(employeeId, limit)}) walked limit ${most})`),
    sql` union `,
  );

/**
 * How much a walk brings at most stands in the statement, as a power of ten: of a limit that is a value, a tenth of all
 * actions is expected, and room for them made.
 */
const atMost = (limit: number): Fragment => sql.lit(Math.max(100, 10 ** Math.ceil(Math.log10(limit))));

const listBy =
  (...ways: Way[]) =>
  async (db: Db<SafetyTables>, employeeId: number, { offset, limit }: PageRequest): Promise<MyActions> => {
    const reach = (offset + 1) * limit;
    const { rows } = await sql<MyActionRow & { counted: number }>`
      with page as materialized (
        select id from (
          select id from (${together(ways, employeeId, sql`${reach}`, atMost(reach))}) key
          order by id desc limit ${limit} offset ${offset * limit}
        ) asked limit ${atMost(limit)})
      select total.counted, a.id, a.action_no, a.status, a.due_on, a.created_at, ${personJson('m')} as mitigator, c.kind,
        exists (select 1 from safety.message q where q.action_id = a.id and q.action_type = 'Closed'
          and q.action_completed is null) as is_closing_requested,
        coalesce(h.id, c.id) as source_id, coalesce(r.report_no, i.investigation_no, h.hazard_no) as source_no,
        coalesce(r.subject, i.title, h.title) as subject
      from (select least(count(*), ${ONE_PAST_CAP})::integer as counted
          from (${together(ways, employeeId, ONE_PAST_CAP, ONE_PAST_CAP)}) found) total
        left join page on true left join safety.action a on a.id = page.id
        left join directory.person m on m.id = a.mitigator_id left join safety.case c on c.id = a.case_id
        left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
        left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'
      order by a.id desc
    `.execute(db);
    // Beyond the last page the count stands alone.
    return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
  };

/** Actions that somebody is to take, newest first. */
export const listAssigned = listBy(byMitigator);

/** Those that they are informed of. */
export const listReferred = listBy(byReferrer);

/** Those that they assigned, and those of cases that are theirs. */
export const listCreated = listBy(byAssigner, byCaseOwner);
