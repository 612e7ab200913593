import type { ApprovalTables } from '../../server/src/areas/approval/index.ts';
import { refreshListing } from '../../server/src/areas/approval/list/approval-list.queries.ts';
import { createDatabase } from '../../server/src/platform/database/pool.ts';
import type { Pool } from '../pool.ts';

type Listed = { of: string };

const listed = `
  select string_agg(format('%s %s %s %s %s %s %s %s %s %s', employee_id, department_id, stage, status, is_drafter, is_acting,
    has_approved, is_approver, is_referrer, listed_at),
    e'\\n' order by employee_id, department_id) as of from approval.listing where document_id = $1`;

const listedOf = async (pool: Pool, id: number): Promise<string> => {
  const { rows } = await pool.query<Listed>(listed, [id]);
  return rows[0]?.of ?? '';
};

/** How many documents of a sample stand elsewhere once the portal itself derives their rows. */
export const countListedWrongly = async (pool: Pool, sampleSize: number): Promise<number> => {
  const db = createDatabase<ApprovalTables>(pool);
  const sample = `
    (select id from approval.document where status in ('Draft', 'InProgress') order by md5(id::text) limit $1 / 2)
    union all
    (select id from approval.document where status not in ('Draft', 'InProgress') order by md5(id::text) limit $1 / 2)`;
  const { rows } = await pool.query<{ id: number }>(sample, [sampleSize]);
  let wrong = 0;
  for (const { id } of rows) {
    const before = await listedOf(pool, id);
    await refreshListing(db, id);
    if ((await listedOf(pool, id)) !== before) wrong += 1;
  }
  return wrong;
};
