import type { Person } from '@portal/contract/directory';
import type { AttachedFile, Day } from '@portal/contract/kernel';
import type { ActionStatus } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { RootCauseRow } from '../case/root-cause.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

/** The pending closing request of the action under the alias `a`. */
const openRequest = sql`(select q.id from safety.message q
  where q.action_id = a.id and q.action_type = 'Closed' and q.action_completed is null)`;

/** The first message of the action under the alias `a`: what is to be done. */
export const instructionOfAction = sql<string | null>`(select s.content from safety.message s
  where s.action_id = a.id and s.is_instruction)`;

/** The columns of an action as it is shown. */
export type ActionRecordRow = {
  id: number;
  action_no: string;
  status: ActionStatus;
  mitigator_id: number;
  open_request_id: number | null;
  due_on: string;
  created_at: Date;
  completed_at: Date | null;
  mitigator: Person;
  /** The resign date of the mitigator, if any. */
  mitigator_resigned_on: Day | null;
  assigned_by: Person;
  instruction: string | null;
  root_cause: RootCauseRow | null;
  referrers: Person[];
  files: AttachedFile[];
};

const listWhere = async (db: Db<SafetyTables>, condition: RawBuilder<unknown>): Promise<ActionRecordRow[]> => {
  const { rows } = await sql<ActionRecordRow>`
    select a.id, a.action_no, a.status, a.mitigator_id, a.due_on, a.created_at, a.completed_at,
      ${personJson('m')} as mitigator, m.resigned_on as mitigator_resigned_on,
      ${personJson('g')} as assigned_by, ${openRequest} as open_request_id, ${instructionOfAction} as instruction,
      (select json_build_object('levels', c.levels, 'description', c.description, 'version', c.version)
        from safety.root_cause c where c.action_id = a.id) as root_cause,
      (select coalesce(json_agg(${personJson('p')} order by f.seq), '[]')
        from safety.action_referrer f join directory.person p on p.id = f.employee_id
        where f.action_id = a.id) as referrers,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'size', b.size) order by b.id), '[]')
        from safety.message t join safety.message_file b on b.message_id = t.id where t.action_id = a.id) as files
    from safety.action a join directory.person m on m.id = a.mitigator_id
      join directory.person g on g.id = a.assigned_by_id
    where ${condition} order by a.id
  `.execute(db);
  return rows;
};

/** The actions with these ids. */
export const listActions = (db: Db<SafetyTables>, ids: readonly number[]): Promise<ActionRecordRow[]> =>
  listWhere(db, sql`a.id = any(${ids}::integer[])`);

/** All actions of a case, in the order of their numbers. */
export const listCaseActions = (db: Db<SafetyTables>, caseId: number): Promise<ActionRecordRow[]> =>
  listWhere(db, sql`a.case_id = ${caseId}`);

/** The actions of a case of which the employee is mitigator or referrer. */
export const listOwnActions = (db: Db<SafetyTables>, caseId: number, employeeId: number): Promise<ActionRecordRow[]> =>
  listWhere(
    db,
    sql`a.case_id = ${caseId} and (a.mitigator_id = ${employeeId} or exists (select 1 from safety.action_referrer f
      where f.action_id = a.id and f.employee_id = ${employeeId}))`,
  );

/** Ends an action: completed or cancelled. */
export const endAction = async (
  tx: Tx<SafetyTables>,
  id: number,
  ended: { status: 'Completed'; at: Date } | { status: 'Cancelled' },
): Promise<void> => {
  await tx
    .updateTable('safety.action')
    .set({ status: ended.status, completed_at: ended.status === 'Completed' ? ended.at : null })
    .where('id', '=', id)
    .execute();
};

/** Adds referrers to an action, in this order. */
export const insertReferrers = async (
  tx: Tx<SafetyTables>,
  actionId: number,
  employeeIds: readonly number[],
): Promise<void> => {
  await tx
    .insertInto('safety.action_referrer')
    .values(employeeIds.map((employee_id) => ({ action_id: actionId, employee_id })))
    .execute();
};

/** Removes a referrer; answers whether the person was one. */
export const deleteReferrer = async (tx: Tx<SafetyTables>, actionId: number, employeeId: number): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('safety.action_referrer')
    .where('action_id', '=', actionId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const listReferrerIds = async (db: Db<SafetyTables>, actionId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('safety.action_referrer')
    .select('employee_id')
    .where('action_id', '=', actionId)
    .execute();
  return rows.map(({ employee_id }) => employee_id);
};

/** Whether an employee, who may never have signed in, is mitigator or referrer of any action. */
export const isNamedInActions = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    (select 1 from safety.action where mitigator_id = ${employeeId} limit 1)
    union all (select 1 from safety.action_referrer where employee_id = ${employeeId} limit 1)
  `.execute(db);
  return rows.length > 0;
};
