import {
  type ApprovalDocument,
  checkReturn,
  documentRules,
  documentTransitions,
  skippedLines,
  stepBefore,
} from '@portal/contract/approval';
import { enforce, requireMove, requireValid } from '@portal/contract/kernel';
import { completeLeave } from '#areas/leave';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { storePastAct, undoLines, updateLine } from '../document/approval-document-parts.queries.ts';
import { inPlaceFact, normalizedComment, requireContentVersion, requireLine } from './act-on-line.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { settleSubject } from './settle-subject.ts';

type OfLine = { id: number; lineId: number };
type Said = { comment?: string | null | undefined };
type Read = { contentVersion?: number | undefined };

/**
 * Withdraws one's own approval, or one given in place; it is the turn of the line again (rules/approval.md#withdraw).
 */
export const withdrawFromLine = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, lineId, comment }: OfLine & Said,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id, lineId);
  const line = requireLine(document, actor, lineId);
  enforce(documentRules.withdraw(actor, factsOf(document), lineId));
  requireVersion(document, ifMatch);
  const inPlace = inPlaceFact(line, actor);
  const undone = { action: 'Withdraw' as const, at: clock(), comment: normalizedComment(comment) };
  await undoLines(tx, { lineIds: [lineId], actorId: actor.employeeId, ...inPlace, ...undone });
  await updateDocument(tx, id, { status: requireMove(documentTransitions, document.status, 'withdraw', 'InProgress') });
  const change = {
    action: 'withdraw' as const,
    before: { lineId, lineAction: 'Approved' as const },
    after: { lineId, lineAction: null, ...inPlace },
  };
  await finishChange(tx, clock, actor, id, change, inPlace);
  return answerDocument(tx, clock, actor, id);
};

/** Returns a document: the step before decides again, then this line (rules/approval.md#return). */
export const returnToStepBefore = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, lineId, comment, contentVersion }: OfLine & Read & { comment: string },
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id, lineId);
  const line = requireLine(document, actor, lineId);
  enforce(documentRules.returnLine(actor, factsOf(document), lineId));
  requireVersion(document, ifMatch);
  requireContentVersion(document, contentVersion);
  requireValid(checkReturn({ comment }));
  const reopened = stepBefore(document.lines, line);
  const reopenedLines = reopened.map((each) => each.id);
  const inPlace = inPlaceFact(line, actor);
  const by = { at: clock(), actorId: actor.employeeId, ...inPlace };
  await undoLines(tx, { lineIds: [lineId], action: 'Return', comment: comment.trim(), ...by });
  await undoLines(tx, { lineIds: reopenedLines, action: 'Reopened', comment: null, ...by });
  await updateDocument(tx, id, { status: requireMove(documentTransitions, document.status, 'return', 'InProgress') });
  const change = {
    action: 'return' as const,
    before: { lineId, lineAction: line.action },
    after: { reopenedLines, ...inPlace },
  };
  const returnedTo = reopened.map(({ approver }) => approver.id);
  await finishChange(tx, clock, actor, id, change, { returnedTo, ...inPlace });
  return answerDocument(tx, clock, actor, id);
};

/** Approves for all later steps, which completes the document (rules/approval.md#final-decision). */
export const decideFinally = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  { id, lineId, comment, contentVersion }: OfLine & Said & Read,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id, lineId);
  const line = requireLine(document, actor, lineId);
  enforce(documentRules.decideFinally(actor, factsOf(document), lineId));
  requireVersion(document, ifMatch);
  requireContentVersion(document, contentVersion);
  const now = services.clock();
  const normalized = normalizedComment(comment);
  await storePastAct(tx, lineId);
  await updateLine(tx, lineId, {
    action: 'Approved',
    acted_at: now,
    comment: normalized,
    acted_by_id: null,
    is_final: true,
  });
  const status = requireMove(documentTransitions, document.status, 'decideFinally', 'Completed');
  await completeLeave(tx, id);
  await updateDocument(tx, id, { status, completed_at: now });
  const skipped = skippedLines(document.lines.map((each) => ({ ...each, isFinal: each.id === lineId })));
  const change = {
    action: 'decide-finally' as const,
    before: { status: document.status, lineId, lineAction: line.action },
    after: { status, lineId, lineAction: 'Approved' as const, skippedLines: skipped.map((each) => each.id) },
  };
  await finishChange(tx, services.clock, actor, id, change, { skipped: skipped.map(({ approver }) => approver.id) });
  await settleSubject(tx, services, { documentId: id, status, actor });
  return answerDocument(tx, services.clock, actor, id);
};
