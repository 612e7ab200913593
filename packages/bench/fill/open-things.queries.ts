import type { Pool } from '../pool.ts';
import { insertActions } from './actions.queries.ts';
import { insertDrives } from './drives.queries.ts';
import { approver } from './people.ts';

/** Actions of a case, of which one may be of the same person while it is under way. */
const ACTIONS_OF_CASE = 4;

/** Of every case the first action is to be taken by one person, and another was asked to be closed by them. */
const open = (count: number) => [
  `create unlogged table bench_open as
    select id, case_id, row_number() over (partition by case_id order by id) as place from safety.action`,
  `update safety.action a set status = 'InProgress', completed_at = null,
      due_on = current_date - 300 + (a.id % 400)::integer, assigned_by_id = ${approver.id},
      mitigator_id = case when o.place = 1 then ${approver.id} else ${approver.id} + 100 end
    from bench_open o where o.id = a.id and o.place <= 2 and o.case_id in (
      select case_id from bench_open group by case_id having count(*) >= 2 order by case_id limit ${count})`,
  `insert into safety.message (action_id, author_id, content, created_at, action_type)
    select a.id, a.mitigator_id, '조치를 마쳤습니다.', now(), 'Closed'
    from safety.action a join bench_open o on o.id = a.id where o.place = 2 and a.status = 'InProgress'`,
  `insert into documents.reader (document_id, employee_id, assigned_on)
    select id, ${approver.id}, current_date - (id % 60)::integer from documents.document order by id limit ${count}`,
  `insert into documents.reader_plus select document_id, employee_id from documents.reader`,
  `insert into identity.permission_grant (employee_id, menu, level)
    values (${approver.id}, 'ESMS', 'Level6') on conflict do nothing`,
  'drop table bench_open',
];

/** So many actions, closing requests and documents to be read wait for one person. */
export const insertOpenThings = async (pool: Pool, count: number): Promise<void> => {
  // Every tenth case or so has no actions yet.
  await insertActions(pool, Math.ceil(count * 1.2) * ACTIONS_OF_CASE);
  await insertDrives(pool, count, false);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    for (const statement of open(count)) await client.query(statement);
  } finally {
    client.release(true);
  }
};
