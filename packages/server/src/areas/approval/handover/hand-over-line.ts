import { checkHandOver, type HandedOver, isPending } from '@portal/contract/approval';
import { type Actor, actForOther } from '@portal/contract/identity';
import { dayInSeoul, enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { listActivePersonIds, listNames } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { finishChange } from '../act/finish-approval-change.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { deleteReferrer, storePastAct } from '../document/approval-document-parts.queries.ts';
import { type LockedDocument, lockFacts } from '../document/locked-document.queries.ts';
import { findWaitingLineRow, listLinesToHandOver, moveLine, type WaitingLineRow } from './handover.queries.ts';

type HandOver = { id: number; lineId: number; approver: { id: number }; reason: string };

const checkActive = async (tx: Tx<ApprovalTables>, clock: Clock, id: number): Promise<FieldProblem[]> =>
  (await listActivePersonIds(tx, [id], dayInSeoul(clock()))).length > 0
    ? []
    : [{ path: 'approver', code: 'person-inactive' }];

type Given = { document: LockedDocument; lineId: number; fromId: number; toId: number; reason: string };

/** Sets another approver on a line of a locked document. */
const giveLine = async (
  tx: Tx<ApprovalTables>,
  clock: Clock,
  { document: { id }, lineId, fromId, toId, reason }: Given,
  actor: Actor,
): Promise<void> => {
  await storePastAct(tx, lineId);
  await moveLine(tx, { lineId, fromId, toId, byId: actor.employeeId, at: clock(), reason: reason.trim() });
  await deleteReferrer(tx, id, { type: 'Employee', sourceId: toId });
  await updateDocument(tx, id, {});
  const change = {
    action: 'hand-over-line' as const,
    before: { lineId, approverId: fromId },
    after: { lineId, approverId: toId, reason: reason.trim() },
  };
  await finishChange(tx, clock, actor, id, change, { handedTo: toId });
};

/**
 * Replaces a resigned approver on a pending line by an active employee, who is removed from the referrers, since nobody
 * is both. An administrator need not be able to see the document and learns nothing of it; they cannot hand a line to
 * themselves, because they could then read the document. (rules/approval.md#hand-over)
 */
export const handOverLine = async (
  tx: Tx<ApprovalTables>,
  { clock }: { clock: Clock },
  { id, lineId, approver, reason }: HandOver,
  { actor, ifMatch }: CommandContext,
): Promise<WaitingLineRow> => {
  enforce(actForOther(actor, approver.id));
  const document = await lockFacts(tx, id);
  if (!document) throw new Problem('document-not-found');
  const line = document.lines.find((each) => each.id === lineId);
  if (!line) throw new Problem('not-found');
  const fromId = line.approver.id;
  if ((await listActivePersonIds(tx, [fromId], dayInSeoul(clock()))).length > 0)
    throw new Problem('approver-not-resigned');
  if (document.status !== 'InProgress' || !isPending(line)) throw new Problem('line-not-pending');
  requireVersion(document, ifMatch);
  requireValid([...checkHandOver({ approver, reason }, document), ...(await checkActive(tx, clock, approver.id))]);
  await giveLine(tx, clock, { document, lineId, fromId, toId: approver.id, reason }, actor);
  const moved = await findWaitingLineRow(tx, lineId);
  if (!moved) throw new Problem('not-found');
  return moved;
};

const checkOn = ({ id }: { id: number }, document: LockedDocument): HandedOver['left'][number]['code'] | undefined => {
  if (document.drafter.id === id) return 'approver-is-drafter';
  return document.lines.some(({ approver }) => approver.id === id) ? 'approver-on-line' : undefined;
};

/**
 * The same for all pending lines of a resigned approver, with one reason. Lines that the new one cannot take, as
 * drafter or approver of the document, stay and are reported.
 */
export const handOverLines = async (
  tx: Tx<ApprovalTables>,
  { clock }: { clock: Clock },
  { id: fromId, approver, reason }: Omit<HandOver, 'lineId'>,
  { actor }: CommandContext,
): Promise<HandedOver> => {
  enforce(actForOther(actor, approver.id));
  const today = dayInSeoul(clock());
  if ((await listNames(tx, [fromId])).size === 0) throw new Problem('not-found');
  if ((await listActivePersonIds(tx, [fromId], today)).length > 0) throw new Problem('approver-not-resigned');
  requireValid([...checkHandOver({ approver, reason }, undefined), ...(await checkActive(tx, clock, approver.id))]);
  const outcome: HandedOver = { handedOver: 0, left: [] };
  for (const { id: lineId, document_id, doc_no } of await listLinesToHandOver(tx, { today, approverId: fromId })) {
    const document = await lockFacts(tx, document_id);
    const line = document?.lines.find((each) => each.id === lineId);
    // Decided or handed over since it was read.
    if (document?.status !== 'InProgress' || !line || !isPending(line) || line.approver.id !== fromId) continue;
    const code = checkOn(approver, document);
    if (code) outcome.left.push({ documentId: document.id, docNo: doc_no, code });
    else {
      await giveLine(tx, clock, { document, lineId, fromId, toId: approver.id, reason }, actor);
      outcome.handedOver += 1;
    }
  }
  return outcome;
};
