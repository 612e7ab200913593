import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../../safety-tables.ts';

/** The employees who have an action under way on a case. */
export const listUnderWay = async (db: Db<SafetyTables>, caseId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('safety.action')
    .select('mitigator_id')
    .where('case_id', '=', caseId)
    .where('status', '=', 'InProgress')
    .execute();
  return rows.map(({ mitigator_id }) => mitigator_id);
};

type New = {
  caseId: number;
  actionNo: string;
  mitigatorId: number;
  dueOn: string;
  assignedById: number;
  ownerId: number | null;
  at: Date;
};

/** Inserts an action; answers the id of its row. */
export const insertAction = async (tx: Tx<SafetyTables>, values: New): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.action')
    .values({
      case_id: values.caseId,
      action_no: values.actionNo,
      status: 'InProgress',
      mitigator_id: values.mitigatorId,
      due_on: values.dueOn,
      assigned_by_id: values.assignedById,
      case_owner_id: values.ownerId,
      created_at: values.at,
      completed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
