import { sql } from 'kysely';
import type { References } from '#areas/directory';
import { type Db, seenWith } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

/**
 * Whether a document refers to an employee: as drafter, present or former approver, in a delegation, question or
 * reading, or as a referrer.
 */
const isEmployeeOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 where exists (select 1 from approval.document where drafter_id = ${id})
      or exists (select 1 from approval.line where approver_id = ${id} or handed_over_from_id = ${id} or acted_by_id = ${id})
      or exists (select 1 from approval.past_act where actor_id = ${id} or in_place_of_id = ${id})
      or exists (select 1 from approval.delegation
        where ${id}::integer in (principal_id, deputy_id, created_by_id, ended_by_id))
      or exists (select 1 from approval.hand_over where ${id}::integer in (from_id, to_id, by_id))
      or exists (select 1 from approval.question where ${id}::integer in (by_id, to_id, in_place_of_id))
      or exists (select 1 from approval.reading where ${id}::integer in (employee_id, in_place_of_id))
      or exists (select 1 from approval.referrer where employee_id = ${id} or added_by_id = ${id})
  `.execute(db);
  return rows.length > 0;
};

/** Whether a department is referrer of a document. */
const isDepartmentOnDocuments = async (db: Db<ApprovalTables>, id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from approval.referrer where department_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
};

/** Titles of documents by id. */
export const listTitles = async (db: object, ids: readonly number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from approval.document where id = any(${ids}::integer[])
  `.execute(seenWith<ApprovalTables>(db));
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** Whether a document refers to a person or department. */
export const approvalReferences: References = (tx, { recordType, id }) =>
  recordType === 'employee' ? isEmployeeOnDocuments(seenWith(tx), id) : isDepartmentOnDocuments(seenWith(tx), id);
