import type { Undoing } from '@portal/contract/approval';
import type { VacationBody } from '@portal/contract/leave';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { ApprovalTables } from '../approval-tables.ts';

type NewLine = { seq: number; approvalType: 'Approve' | 'Agreement'; approver: { id: number } };

export const replaceLines = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  lines: readonly NewLine[],
): Promise<void> => {
  await tx.deleteFrom('approval.line').where('document_id', '=', documentId).execute();
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => ({
    document_id: documentId,
    place: index + 1,
    seq: line.seq,
    approval_type: line.approvalType,
    approver_id: line.approver.id,
    action: null,
    acted_at: null,
    comment: null,
  }));
  await tx.insertInto('approval.line').values(rows).execute();
};

export const insertReferrers = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[],
  addedById: number,
): Promise<void> => {
  if (referrers.length === 0) return;
  const rows = referrers.map(({ type, sourceId }) => ({
    document_id: documentId,
    employee_id: type === 'Employee' ? sourceId : null,
    department_id: type === 'Department' ? sourceId : null,
    added_by_id: addedById,
  }));
  await tx.insertInto('approval.referrer').values(rows).execute();
};

export const replaceReferrers = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[],
  addedById: number,
): Promise<void> => {
  await tx.deleteFrom('approval.referrer').where('document_id', '=', documentId).execute();
  await insertReferrers(tx, documentId, referrers, addedById);
};

export const deleteReferrer = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  { type, sourceId }: { type: 'Employee' | 'Department'; sourceId: number },
): Promise<void> => {
  await tx
    .deleteFrom('approval.referrer')
    .where('document_id', '=', documentId)
    .where(type === 'Employee' ? 'employee_id' : 'department_id', '=', sourceId)
    .execute();
};

/** Replaces the leave of a document; none for a memo. */
export const replaceVacation = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  vacation: VacationBody | null | undefined,
): Promise<void> => {
  await tx.deleteFrom('approval.vacation').where('document_id', '=', documentId).execute();
  if (!vacation) return;
  const { absenceType, contract, periods } = vacation;
  await tx
    .insertInto('approval.vacation')
    .values({ document_id: documentId, absence_type: absenceType, contract: contract?.trim() || null })
    .execute();
  const rows = periods.map(({ vacationDate, annualLeaveType }, index) => ({
    document_id: documentId,
    place: index + 1,
    vacation_on: vacationDate,
    annual_leave_type: annualLeaveType,
  }));
  if (rows.length > 0) await tx.insertInto('approval.vacation_period').values(rows).execute();
};

export const replaceAttachedDocuments = async (
  tx: Tx<ApprovalTables>,
  documentId: number,
  attachedIds: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('approval.attached_document').where('document_id', '=', documentId).execute();
  const rows = attachedIds.map((id, index) => ({ document_id: documentId, place: index + 1, attached_id: id }));
  if (rows.length > 0) await tx.insertInto('approval.attached_document').values(rows).execute();
};

/** Everybody who ever acted on a document, including undone acts. */
export const listActorIds = async (tx: Tx<ApprovalTables>, documentId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct person.id
    from approval.line l left join approval.past_act h on h.line_id = l.id, lateral (values
      (case when l.action is not null then l.approver_id end), (l.acted_by_id), (h.actor_id), (h.in_place_of_id)
    ) as person(id)
    where l.document_id = ${documentId} and person.id is not null
  `.execute(tx);
  return rows.map(({ id }) => id);
};

/** Adds the present act of a line to its past acts before another one replaces it. */
export const storePastAct = async (tx: Tx<ApprovalTables>, lineId: number): Promise<void> => {
  await sql`
    insert into approval.past_act (line_id, action, acted_at, comment, actor_id, in_place_of_id)
    select id, action, acted_at, comment, coalesce(acted_by_id, approver_id),
      case when acted_by_id is not null then approver_id end from approval.line where id = ${lineId} and action is not null
  `.execute(tx);
};

type Undone = {
  lineIds: readonly number[];
  action: Undoing;
  at: Date;
  comment: string | null;
  actorId: number;
  /** The principal if a deputy acted. */
  inPlaceOf?: number | undefined;
};

/** Moves the present acts of lines to their past acts, and adds the act of undoing. */
export const undoLines = async (
  tx: Tx<ApprovalTables>,
  { lineIds, action, at, comment, actorId, inPlaceOf }: Undone,
): Promise<void> => {
  for (const lineId of lineIds) {
    await storePastAct(tx, lineId);
    await tx
      .insertInto('approval.past_act')
      .values({ line_id: lineId, action, acted_at: at, comment, actor_id: actorId, in_place_of_id: inPlaceOf ?? null })
      .execute();
    await tx
      .updateTable('approval.line')
      .set({ action: null, acted_at: null, comment: null, acted_by_id: null })
      .where('id', '=', lineId)
      .execute();
  }
};

/** Records an act on a line, with the deputy if it was in place of its approver. */
export const updateLine = async (
  tx: Tx<ApprovalTables>,
  lineId: number,
  values: {
    action: 'Approved' | 'Hold' | 'Reject';
    acted_at: Date;
    comment: string | null;
    acted_by_id: number | null;
    is_final?: boolean;
  },
): Promise<void> => {
  await tx.updateTable('approval.line').set(values).where('id', '=', lineId).execute();
};
