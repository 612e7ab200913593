import { type AuditEntry, auditSummary, type WaitingLine } from '@portal/contract/admin';
import type { Language } from '@portal/contract/kernel';
import { viewCategoryRef, type WaitingLineRow } from '#areas/approval';
import type { AuditRow } from '#platform/audit/audit.queries';

/** An entry for its reader; whoever acted is named as they are called today. */
export const viewAuditEntry = (
  row: AuditRow,
  names: ReadonlyMap<number, { name: string; engName: string }>,
  language: Language,
): AuditEntry => {
  const { id, at, actor_id, area, action, record_type: recordType, record_id: recordId, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    actor: actor_id === null ? null : { id: actor_id, ...(names.get(actor_id) ?? { name: '-', engName: '-' }) },
    area,
    action,
    recordType,
    recordId,
    summary: auditSummary({ area, action, recordType, recordId }, language),
    before,
    after,
  };
};

export const viewWaitingLine = (row: WaitingLineRow): WaitingLine => ({
  id: row.id,
  documentId: row.document_id,
  docNo: row.doc_no,
  category: viewCategoryRef(row.category_id),
  drafter: row.drafter,
  submittedAt: row.submitted_at?.toISOString() ?? null,
  seq: row.seq,
  approvalType: row.approval_type,
  approver: row.approver,
  handedOverFrom: row.handedOverFrom,
  version: row.version,
});
