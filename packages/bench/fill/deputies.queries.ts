import type { Pool } from '../pool.ts';
import { deputy, member } from './people.ts';

/** Heads of divisions: for whom most documents wait. */
const PRINCIPALS = [3, 4, 5, 6, 7];
/** Entries of the longest history, the submission among them. */
const ENTRIES = 200;

const delegations = `
  insert into approval.delegation
    (principal_id, deputy_id, from_on, to_on, category_ids, created_by_id, created_at)
  select id, $2, current_date - 1, current_date + 60, '{1,2}', id, now() from unnest($1::integer[]) as id`;

/** What an approver did on the newest completed document of a member, beside its submission. */
const history = `
  insert into audit.entry (at, actor_id, area, action, record_type, record_id, after)
  select d.submitted_at + n * interval '1 minute', l.approver_id, 'approval',
    (array['hold', 'ask', 'answer', 'approve', 'withdraw'])[1 + n % 5], 'document', d.id,
    jsonb_build_object('lineId', l.id, 'inPlaceOf', case when n % 3 = 0 then l.approver_id end)
  from (select * from approval.document where drafter_id = $1 and status = 'Completed' order by id desc limit 1) as d,
    lateral (select * from approval.line where document_id = d.id order by place limit 1) as l,
    generate_series(1, $2::integer - 1) as n`;

/** Somebody decides for five others, and a document has a long history. */
export const insertDelegations = async (pool: Pool): Promise<void> => {
  await pool.query(delegations, [PRINCIPALS, deputy.id]);
  await pool.query(history, [member.id, ENTRIES]);
};
