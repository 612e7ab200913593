import { type AuditEntry, auditSummary, type WaitingLine } from '@portal/contract/admin';
import type { Language } from '@portal/contract/kernel';
import { viewCategoryRef, type WaitingLineRow } from '#areas/approval';
import type { AuditRow } from '#platform/audit/audit.queries';

type Known = {
  actors: ReadonlyMap<number, { name: string; engName: string }>;
  recordOf: (row: AuditRow) => Pick<AuditEntry, 'record' | 'mentioned'>;
};

/** An entry for its reader; whoever acted and whatever they changed is named as it is called today. */
export const viewAuditEntry = (row: AuditRow, { actors, recordOf }: Known, language: Language): AuditEntry => {
  const { id, at, actor_id, area, action, record_type: recordType, record_id: recordId, before, after } = row;
  const { record, mentioned } = recordOf(row);
  return {
    id,
    at: at.toISOString(),
    actor: actor_id === null ? null : { id: actor_id, ...(actors.get(actor_id) ?? { name: '-', engName: '-' }) },
    area,
    action,
    recordType,
    recordId,
    record,
    summary: auditSummary({ area, action, recordType, recordId, record }, language),
    mentioned,
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
  isActing: row.isActing,
  approver: row.approver,
  handedOverFrom: row.handedOverFrom,
  version: row.version,
});
