import { sql } from 'kysely';
import type { Dependent } from '#areas/directory';
import { type Db, seenWith, type Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../tables.ts';

/** Derives the lists of people and departments anew after they were moved in the organization. */
const recountHolders = async (
  tx: Tx<ApprovalTables>,
  { employeeIds, departmentIds }: { employeeIds: readonly number[]; departmentIds: readonly number[] },
): Promise<void> => {
  await sql`select approval.recount_holders(${employeeIds}::integer[], ${departmentIds}::integer[])`.execute(tx);
};

/** Whether a document knows of an employee: as drafter, on its line now or before, or among its referrers. */
const isEmployeeOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 where exists (select 1 from approval.document where drafter_id = ${id})
      or exists (select 1 from approval.line where approver_id = ${id} or handed_over_from_id = ${id})
      or exists (select 1 from approval.past_act where actor_id = ${id})
      or exists (select 1 from approval.hand_over where ${id}::integer in (from_id, to_id, by_id))
      or exists (select 1 from approval.referrer where employee_id = ${id} or added_by_id = ${id})
  `.execute(db);
  return rows.length > 0;
};

/** Whether a document was referred to a department. */
const isDepartmentOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from approval.referrer where department_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
};

/** Lets go of totals that stand at nothing, so that whoever they were kept for can be deleted. */
const forgetTotals = async (
  tx: Tx<ApprovalTables>,
  { employeeId, departmentId }: { employeeId?: number; departmentId?: number },
): Promise<void> => {
  await sql`
    delete from approval.list_total
    where total = 0 and (employee_id = ${employeeId ?? null}::integer or department_id = ${departmentId ?? null}::integer)
  `.execute(tx);
};

/** Titles of documents by id. */
export const listTitles = async (db: object, ids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from approval.document where id = any(${ids}::integer[])
  `.execute(seenWith<ApprovalTables>(db));
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** What approval answers for when people and departments change. */
export const approvalDependent: Dependent = {
  names: (tx, { recordType, id }) =>
    recordType === 'employee' ? isEmployeeOnDocuments(seenWith(tx), id) : isDepartmentOnDocuments(seenWith(tx), id),
  follow: (tx, moved) => recountHolders(seenWith(tx), moved),
  forget: (tx, { recordType, id }) =>
    forgetTotals(seenWith(tx), recordType === 'employee' ? { employeeId: id } : { departmentId: id }),
};
