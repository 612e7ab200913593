import {
  type ApprovalDocument,
  checkAction,
  type DocumentMove,
  documentRules,
  documentTransitions,
  type LineAction,
  statusAfterAct,
} from '@portal/contract/approval';
import { enforce, Problem, requireMove, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/database';
import type { CommandContext } from '#platform/http/call-context';
import type { ApprovalTables } from './approval.table.ts';
import { type ApprovalServices, finishChange } from './approval-services.ts';
import { updateDocument, updateLine } from './document.queries.ts';
import { factsOf } from './document.view.ts';
import { lockDocument, requireVersion } from './lock-document.ts';

const moveOf: Record<LineAction, DocumentMove> = { Approved: 'approve', Hold: 'hold', Reject: 'reject' };

type Act = { id: number; lineId: number; action: LineAction; comment?: string | null | undefined };

/**
 * Approves, holds or rejects on one's own line. The document is locked first, so of two who act at the same instant
 * the second sees what the first did. Source: spec 1, section 4; decisions, approval, Statuses and moves.
 */
export const actOnLine = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, lineId, action, comment }: Act,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  const line = document.lines.find((each) => each.id === lineId);
  if (!line) throw new Problem('not-found');
  enforce(documentRules.act(actor, factsOf(document), lineId));
  requireVersion(document, ifMatch);
  requireValid(checkAction({ action, comment: comment ?? null }));
  const now = clock();
  const kept = comment?.trim() ? comment : null;
  await updateLine(tx, lineId, { action, acted_at: now, comment: kept });
  const lines = document.lines.map((each) => (each.id === lineId ? { ...each, action } : each));
  const status = requireMove(documentTransitions, document.status, moveOf[action], statusAfterAct(lines));
  const isOver = status === 'Completed' || status === 'Rejected';
  await updateDocument(tx, id, isOver ? { status, completed_at: now } : { status });
  return finishChange(tx, clock, actor, id, {
    action: moveOf[action],
    before: { status: document.status, lineId, lineAction: line.action },
    after: { status, lineId, lineAction: action },
  });
};
