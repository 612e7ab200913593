import {
  type ApprovalDocument,
  checkAction,
  type DocumentMove,
  deputyOf,
  documentRules,
  documentTransitions,
  type LineAction,
  statusAfterAct,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { enforce, isBlankText, Problem, requireMove, requireValid } from '@portal/contract/kernel';
import { completeLeave, releaseLeave } from '#areas/leave';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { storePastAct, updateLine } from '../document/approval-document-parts.queries.ts';
import type { LockedDocument } from '../document/locked-document.queries.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { settleSubject } from './settle-subject.ts';

const moveOf = { Approved: 'approve', Hold: 'hold', Reject: 'reject' } as const satisfies Record<
  LineAction,
  DocumentMove
>;

/** Refuses a decision on another text or other files than the approver has read. */
export const requireContentVersion = (document: LockedDocument, contentVersion: number | undefined): void => {
  if (contentVersion !== undefined && contentVersion !== document.content_version)
    throw new Problem('changed-meanwhile');
};

/**
 * A modification gives every line a new id, so that an approver or deputy cannot decide on a text they have not seen.
 */
const isOnLine = (document: LockedDocument, { employeeId }: Actor): boolean =>
  document.lines.some((line) => line.approver.id === employeeId || deputyOf(document, line)?.id === employeeId);

/** The principal of an act in place, for the audit trail; empty for an act on one's own line. */
export const inPlaceFact = (
  { approver }: LockedDocument['lines'][number],
  { employeeId }: Actor,
): { inPlaceOf?: number } => (approver.id === employeeId ? {} : { inPlaceOf: approver.id });

/** Finds the line of an act; approvers and deputies with an old line id are told that the lines were replaced. */
export const requireLine = (
  document: LockedDocument,
  actor: Actor,
  lineId: number,
): LockedDocument['lines'][number] => {
  const line = document.lines.find((each) => each.id === lineId);
  if (!line) throw new Problem(isOnLine(document, actor) ? 'changed-meanwhile' : 'not-found');
  return line;
};

/** The comment of an act, or nothing if it is blank. */
export const normalizedComment = (comment: string | null | undefined): string | null =>
  isBlankText(comment) ? null : (comment ?? null);

type Act = {
  id: number;
  lineId: number;
  action: LineAction;
  comment?: string | null | undefined;
  /** The content version of the document that the approver has read. */
  contentVersion?: number | undefined;
};

/**
 * Approves, holds or rejects on one's own line, or in place of its approver. The document is locked first, so of two
 * concurrent acts the second is judged after the first. (rules/approval.md#act)
 */
export const actOnLine = async (
  tx: Tx<ApprovalTables>,
  services: ApprovalServices,
  { id, lineId, action, comment, contentVersion }: Act,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const { clock } = services;
  const document = await lockDocument(tx, actor, id, lineId);
  const line = requireLine(document, actor, lineId);
  enforce(documentRules.act(actor, factsOf(document), lineId));
  requireVersion(document, ifMatch);
  requireContentVersion(document, contentVersion);
  requireValid(checkAction({ action, comment: comment ?? null }));
  const now = clock();
  const normalized = normalizedComment(comment);
  await storePastAct(tx, lineId);
  const inPlace = inPlaceFact(line, actor);
  const actedBy = inPlace.inPlaceOf === undefined ? null : actor.employeeId;
  await updateLine(tx, lineId, { action, acted_at: now, comment: normalized, acted_by_id: actedBy });
  const lines = document.lines.map((each) => (each.id === lineId ? { ...each, action } : each));
  const status = requireMove(documentTransitions, document.status, moveOf[action], statusAfterAct(lines));
  const isOver = status === 'Completed' || status === 'Rejected';
  if (status === 'Completed') await completeLeave(tx, id);
  if (status === 'Rejected') await releaseLeave(tx, id);
  await updateDocument(tx, id, status === 'Completed' ? { status, completed_at: now } : { status });
  const change = {
    action: moveOf[action],
    before: { status: document.status, lineId, lineAction: line.action },
    after: { status, lineId, lineAction: action, ...inPlace },
  };
  await finishChange(tx, clock, actor, id, change, { isOver, isCommented: normalized !== null, ...inPlace });
  await settleSubject(tx, services, { documentId: id, status, actor });
  return answerDocument(tx, clock, actor, id);
};
