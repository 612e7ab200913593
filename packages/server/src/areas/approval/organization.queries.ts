import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/database';
import type { ApprovalTables } from './approval.table.ts';

/** Derives the lists of people and departments anew after they were moved in the organization. */
export const recountHolders = async (
  tx: Tx<ApprovalTables>,
  { employeeIds, departmentIds }: { employeeIds: readonly number[]; departmentIds: readonly number[] },
): Promise<void> => {
  await sql`select approval.recount_holders(${employeeIds}::integer[], ${departmentIds}::integer[])`.execute(tx);
};

/** Whether a document knows of an employee: as drafter, on its line now or before, or among its referrers. */
export const isEmployeeOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
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
export const isDepartmentOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from approval.referrer where department_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
};

/** Lets go of totals that stand at nothing, so that whoever they were kept for can be deleted. */
export const forgetTotals = async (
  tx: Tx<ApprovalTables>,
  { employeeId, departmentId }: { employeeId?: number; departmentId?: number },
): Promise<void> => {
  await sql`
    delete from approval.list_total
    where total = 0 and (employee_id = ${employeeId ?? null}::integer or department_id = ${departmentId ?? null}::integer)
  `.execute(tx);
};

/** Titles of documents by id. */
export const listTitles = async (db: Db<ApprovalTables>, ids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from approval.document where id = any(${ids}::integer[])
  `.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
};
