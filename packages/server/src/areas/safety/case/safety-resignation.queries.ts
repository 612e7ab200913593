import type { safetyWaitingKinds } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { WaitingWork } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { awaitedFrom } from './assessor.queries.ts';

type Counts = Record<(typeof safetyWaitingKinds)[number], number>;

/**
 * What of safety waits for an employee who resigns. Reports are never counted: the number of somebody's reports would
 * reveal confidential ones to an administrator (decisions/0050-keep-authorship-of-reports-apart.md).
 */
export const countSafetyWork: WaitingWork = async (db, { id }) => {
  const { rows } = await sql<Counts>`select
    (select count(*)::integer from safety.action where mitigator_id = ${id} and status = 'InProgress') as "safety-actions",
    (select count(*)::integer from safety.planned_action p join safety.investigation i on i.id = p.investigation_id
      where p.mitigator_id = ${id} and i.status <> 'Closed'
        and i.post_process is distinct from 'Approved') as "safety-planned-actions",
    (select count(*)::integer from safety.action a
      where a.assigned_by_id = ${id} and a.status = 'InProgress' and exists (select 1 from safety.message q
        where q.action_id = a.id and q.action_type = 'Closed'
          and q.action_completed is null)) as "safety-closing-requests",
    (select count(*)::integer from ${awaitedFrom(id)} awaited) as "safety-assessments",
    (select count(*)::integer from safety.investigator w join safety.investigation i on i.id = w.investigation_id
      where w.employee_id = ${id} and i.status <> 'Closed') as "safety-investigations"
  `.execute(seenWith<SafetyTables>(db));
  return rows[0] ?? {};
};
