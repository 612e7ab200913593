import type { WaitingLine } from '@portal/contract/approval';
import { viewCategoryRef } from '../document/approval-document.view.ts';
import type { WaitingLineRow } from './handover.queries.ts';

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
