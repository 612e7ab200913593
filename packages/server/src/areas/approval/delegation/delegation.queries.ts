import type { DelegationState } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { type Day, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { isActiveOn, personJson } from '#areas/directory';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import { everyWord } from '#platform/database/search';
import type { ApprovalTables, DelegationTable } from '../approval-tables.ts';
import { isCurrent, today } from './in-place.queries.ts';

type Name = { id: number; name: string; engName: string };

/** A delegation with its people, and the present day by the database clock. */
export type DelegationRow = {
  id: number;
  principal: Person;
  deputy: Person;
  from_on: Day;
  to_on: Day;
  category_ids: number[];
  reason: string | null;
  leave: { id: number; docNo: string | null; status: 'Completed' } | null;
  deputyAway: boolean;
  createdBy: Name;
  created_at: Date;
  ended_at: Date | null;
  endedBy: Name | null;
  version: number;
  today: Day;
};

const DELEGATION_LOCK = lockNumbers.delegationsOfPrincipal;

/**
 * Locks the delegations of a principal until the transaction ends, so that the second of two concurrent calls sees the
 * first.
 */
export const lockDelegations = async (tx: Tx<ApprovalTables>, principalId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${DELEGATION_LOCK}, ${principalId})`.execute(tx);
};

/** The present day in Seoul by the database clock. */
export const readToday = async (db: Db<ApprovalTables>): Promise<Day> => {
  const { rows } = await sql<{ today: Day }>`select ${today} as today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database returned no day');
  return row.today;
};

const nameJson = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'name', ${of('name')}, 'engName', ${of('eng_name')})`;
};

const selectDelegations = (where: RawBuilder<unknown>): RawBuilder<DelegationRow> => sql<DelegationRow>`
  select g.id, g.from_on, g.to_on, g.category_ids, g.reason, g.created_at, g.ended_at, g.version, ${today} as today,
    ${personJson('z')} as principal, ${personJson('y')} as deputy, ${nameJson('c')} as "createdBy",
    case when e.id is not null then ${nameJson('e')} end as "endedBy",
    (select json_build_object('id', d.id, 'docNo', d.doc_no, 'status', d.status)
      from approval.document d where d.id = g.leave_id) as leave,
    (not ${isActiveOn(today, 'y')} or exists (select 1 from approval.delegation o where o.principal_id = g.deputy_id
      and o.ended_at is null and o.from_on <= g.to_on and o.to_on >= g.from_on)) as "deputyAway"
  from approval.delegation g
    join directory.person z on z.id = g.principal_id join directory.person y on y.id = g.deputy_id
    join directory.person c on c.id = g.created_by_id left join directory.person e on e.id = g.ended_by_id
  where ${where}`;

export type DelegationFilter = {
  /** The person who is principal or deputy; without it all delegations. */
  partyId?: number | undefined;
  state?: DelegationState | undefined;
  searchText?: string | undefined;
};

const inState: Record<DelegationState, RawBuilder<unknown>> = {
  Coming: sql`g.ended_at is null and g.from_on > ${today}`,
  Current: isCurrent('g'),
  Past: sql`(g.ended_at is not null or g.to_on < ${today})`,
};

const matching = ({ partyId, state, searchText }: DelegationFilter): RawBuilder<unknown> =>
  sql.join(
    [
      partyId === undefined ? sql`true` : sql`(g.principal_id = ${partyId} or g.deputy_id = ${partyId})`,
      state === undefined ? sql`true` : inState[state],
      everyWord(
        searchText,
        (like) => sql`exists (select 1 from directory.person p
          where p.id in (g.principal_id, g.deputy_id) and (p.name ilike ${like} or p.eng_name ilike ${like}))`,
      ),
    ],
    sql` and `,
  );

/** A page of delegations, newest first. */
export const listDelegationRows = async (
  db: Db<ApprovalTables>,
  filter: DelegationFilter,
  { offset, limit }: PageRequest,
): Promise<{ rows: DelegationRow[]; counted: number }> => {
  const { rows } = await sql<DelegationRow>`
    ${selectDelegations(matching(filter))} order by g.id desc limit ${limit} offset ${offset * limit}
  `.execute(db);
  const { rows: counts } = await sql<{ counted: number }>`
    select count(*)::integer as counted from (
      select 1 from approval.delegation g where ${matching(filter)} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return { rows, counted: counts[0]?.counted ?? 0 };
};

export const findDelegationRow = async (db: Db<ApprovalTables>, id: number): Promise<DelegationRow | undefined> => {
  const { rows } = await selectDelegations(sql`g.id = ${id}`).execute(db);
  return rows[0];
};

/** One delegation, locked until the transaction ends. */
export const lockDelegation = async (tx: Tx<ApprovalTables>, id: number): Promise<DelegationRow | undefined> => {
  await sql`select 1 from approval.delegation where id = ${id} for update`.execute(tx);
  return findDelegationRow(tx, id);
};

type NewDelegation = Omit<Insertable<DelegationTable>, 'ended_at' | 'ended_by_id'>;

export const insertDelegation = async (tx: Tx<ApprovalTables>, values: NewDelegation): Promise<number> => {
  const { id } = await tx
    .insertInto('approval.delegation')
    .values({ ...values, ended_at: null, ended_by_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const endDelegationRow = async (
  tx: Tx<ApprovalTables>,
  id: number,
  ended: { ended_at: Date; ended_by_id: number },
): Promise<void> => {
  await tx
    .updateTable('approval.delegation')
    .set((row) => ({ ...ended, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

type Days = { from: Day; to: Day };

/** Delegations of a principal that were not ended and overlap a period. */
export const listOverlapping = async (
  db: Db<ApprovalTables>,
  principalId: number,
  { from, to }: Days,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('approval.delegation')
    .select('id')
    .where('principal_id', '=', principalId)
    .where('ended_at', 'is', null)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .execute();
  return rows.map(({ id }) => id);
};

/** Delegations with a person as deputy that were not ended and overlap a period, with their principals. */
export const listNamingDeputy = async (
  db: Db<ApprovalTables>,
  deputyId: number,
  { from, to }: Days,
): Promise<{ id: number; principal_id: number }[]> =>
  db
    .selectFrom('approval.delegation')
    .select(['id', 'principal_id'])
    .where('deputy_id', '=', deputyId)
    .where('ended_at', 'is', null)
    .where('from_on', '<=', to)
    .where('to_on', '>=', from)
    .execute();

/** Whether a document is a person's own approved leave. */
export const isOwnLeave = async (db: Db<ApprovalTables>, leaveId: number, drafterId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('approval.document as d')
    .innerJoin('approval.vacation as v', 'v.document_id', 'd.id')
    .select('d.id')
    .where('d.id', '=', leaveId)
    .where('d.drafter_id', '=', drafterId)
    .where('d.status', '=', 'Completed')
    .executeTakeFirst();
  return found !== undefined;
};

/** A person's approved leave that includes whole days from today on. */
export type ComingLeave = { id: number; docNo: string | null; days: Day[] };

export const listComingLeave = async (db: Db<ApprovalTables>, drafterId: number): Promise<ComingLeave[]> => {
  const { rows } = await sql<ComingLeave>`
    select d.id, d.doc_no as "docNo", json_agg(c.vacation_on order by c.vacation_on) as days
    from approval.document d join approval.vacation_period c on c.document_id = d.id
    where d.drafter_id = ${drafterId} and d.status = 'Completed' and d.category_id = 2
      and c.annual_leave_type = 'AnnualLeave' and c.vacation_on >= ${today}
    group by d.id order by d.id
  `.execute(db);
  return rows;
};

/** The periods of a principal's delegations that were not ended and are not over. */
export const listOpenPeriods = async (
  db: Db<ApprovalTables>,
  principalId: number,
): Promise<{ fromDate: Day; toDate: Day }[]> => {
  const { rows } = await sql<{ fromDate: Day; toDate: Day }>`
    select from_on as "fromDate", to_on as "toDate" from approval.delegation
    where principal_id = ${principalId} and ended_at is null and to_on >= ${today}
  `.execute(db);
  return rows;
};

/** The deputy of a principal's latest delegation, if active. */
export const findLatestDeputy = async (db: Db<ApprovalTables>, principalId: number): Promise<Person | null> => {
  const { rows } = await sql<{ deputy: Person | null }>`
    select case when ${isActiveOn(today, 'y')} then ${personJson('y')} end as deputy
    from approval.delegation g join directory.person y on y.id = g.deputy_id
    where g.principal_id = ${principalId} order by g.id desc limit 1
  `.execute(db);
  return rows[0]?.deputy ?? null;
};

const DECIDES_STILL_DAYS = 180;

/**
 * The drafter of an approved leave, if they are on the line of a document of the last half year: others need no deputy.
 */
export const findDecidingDrafter = async (db: Db<ApprovalTables>, leaveId: number): Promise<number | undefined> => {
  const { rows } = await sql<{ drafter_id: number }>`
    select d.drafter_id from approval.document d
    where d.id = ${leaveId} and d.category_id = 2 and d.status = 'Completed' and exists (
      select 1 from approval.line l join approval.document o on o.id = l.document_id
      where l.approver_id = d.drafter_id and o.status <> 'Draft'
        and o.submitted_at > now() - make_interval(days => ${DECIDES_STILL_DAYS}))
  `.execute(db);
  return rows[0]?.drafter_id;
};

/** Of these delegations those whose principal or deputy is the reader, with the names of both. */
export const listDelegationNames = async (
  db: Db<ApprovalTables>,
  partyId: number,
  ids: readonly number[],
): Promise<{ id: number; principal: string; deputy: string }[]> => {
  const { rows } = await sql<{ id: number; principal: string; deputy: string }>`
    select g.id, z.name as principal, y.name as deputy from approval.delegation g
      join directory.person z on z.id = g.principal_id join directory.person y on y.id = g.deputy_id
    where g.id = any(${ids}::integer[])
      and ${partyId}::integer in (g.principal_id, g.deputy_id)
  `.execute(db);
  return rows;
};
