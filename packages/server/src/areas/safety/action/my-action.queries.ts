import type { Person } from '@portal/contract/directory';
import { type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import type { ActionOrder, ActionStatus, CaseKind } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { instructionOfAction } from './action.queries.ts';

type Fragment = RawBuilder<unknown>;

/** An action with the record that it belongs to. */
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
  instruction: string | null;
};

export type MyActions = { rows: MyActionRow[]; counted: number };

/** Filter and order of a list. */
export type MyActionFilter = { waiting?: boolean | undefined; sort?: ActionOrder | undefined };

type Bound = { narrowed: Fragment; order: Fragment; limit: Fragment };

/**
 * One query by which actions reach an employee: a bounded number of them, read in order from an index of its own
 * (decisions/0085-lists-walk-one-index.md).
 */
type ActionPath = (employeeId: number, bound: Bound) => Fragment;

const walked =
  (from: Fragment, isOf: (employeeId: number) => Fragment): ActionPath =>
  (employeeId, { narrowed, order, limit }) =>
    sql`select a.id, a.due_on from ${from} where ${isOf(employeeId)} and ${narrowed} order by ${order} limit ${limit}`;

const byMitigator = walked(sql`safety.action a`, (employeeId) => sql`a.mitigator_id = ${employeeId}`);

const byReferrer: ActionPath = (employeeId, { limit }) => sql`
  select f.action_id as id, null::date as due_on from safety.action_referrer f
  where f.employee_id = ${employeeId} order by f.action_id desc limit ${limit}`;

const byAssigner = walked(sql`safety.action a`, (employeeId) => sql`a.assigned_by_id = ${employeeId}`);

const byCaseOwner = walked(sql`safety.action a`, (employeeId) => sql`a.case_owner_id = ${employeeId}`);

const ONE_PAST_CAP = sql.lit(TOTAL_CAP + 1);

const together = (paths: readonly ActionPath[], employeeId: number, bound: Bound, most: Fragment): Fragment =>
  sql.join(
    paths.map((path) => sql`(select id, due_on from (${path(employeeId, bound)}) walked limit ${most})`),
    sql` union `,
  );

/**
 * The bound is a literal in the statement, rounded up to a power of ten: for a bound that is a parameter the planner
 * expects a tenth of all actions and reserves memory for them.
 */
const atMost = (limit: number): Fragment => sql.lit(Math.max(100, 10 ** Math.ceil(Math.log10(limit))));

/** For an alias of a table that has both columns. */
const orders: Readonly<Record<ActionOrder, (alias: string) => Fragment>> = {
  Newest: (alias) => sql`${sql.ref(`${alias}.id`)} desc`,
  Due: (alias) => sql`${sql.ref(`${alias}.due_on`)}, ${sql.ref(`${alias}.id`)}`,
};

type Listing = { paths: readonly ActionPath[]; waiting: Fragment };

const listBy =
  ({ paths, waiting }: Listing) =>
  async (
    db: Db<SafetyTables>,
    employeeId: number,
    { offset, limit, waiting: waits, sort = 'Newest' }: PageRequest & MyActionFilter,
  ): Promise<MyActions> => {
    const reach = (offset + 1) * limit;
    const inOrder = orders[sort];
    const bound = { narrowed: waits === true ? waiting : sql`true`, order: inOrder('a') };
    const { rows } = await sql<MyActionRow & { counted: number }>`
      with page as materialized (
        select id from (
          select id from (${together(paths, employeeId, { ...bound, limit: sql`${reach}` }, atMost(reach))}) key
          order by ${inOrder('key')} limit ${limit} offset ${offset * limit}
        ) asked limit ${atMost(limit)})
      select total.counted, a.id, a.action_no, a.status, a.due_on, a.created_at, ${personJson('m')} as mitigator, c.kind,
        exists (select 1 from safety.message q where q.action_id = a.id and q.action_type = 'Closed'
          and q.action_completed is null) as is_closing_requested,
        coalesce(h.id, c.id) as source_id, coalesce(r.report_no, i.investigation_no, h.hazard_no) as source_no,
        coalesce(r.subject, i.title, h.title) as subject, ${instructionOfAction} as instruction
      from (select least(count(*), ${ONE_PAST_CAP})::integer as counted
          from (${together(paths, employeeId, { ...bound, limit: ONE_PAST_CAP }, ONE_PAST_CAP)}) found) total
        left join page on true left join safety.action a on a.id = page.id
        left join directory.person m on m.id = a.mitigator_id left join safety.case c on c.id = a.case_id
        left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
        left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'
      order by ${inOrder('a')}
    `.execute(db);
    // Beyond the last page the only row holds the total.
    return { rows: rows.filter(({ id }) => id !== null), counted: rows[0]?.counted ?? 0 };
  };

const isUnderWay = sql`a.status = 'InProgress'`;

/** Pending requests are few and have an index of their own. */
const isClosingRequested = sql`a.id in (
  select q.action_id from safety.message q where q.action_type = 'Closed' and q.action_completed is null)`;

/** Actions of which the employee is mitigator. */
export const listAssigned = listBy({ paths: [byMitigator], waiting: isUnderWay });

/** Actions of which the employee is referrer. */
export const listReferred = listBy({ paths: [byReferrer], waiting: sql`false` });

/** Actions that the employee assigned, and those of cases that they own. */
export const listCreated = listBy({ paths: [byAssigner, byCaseOwner], waiting: isClosingRequested });
