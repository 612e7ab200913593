import { checkHandOver, isPending } from '@portal/contract/approval';
import { actForOther } from '@portal/contract/identity';
import { dayInSeoul, enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import { listActivePersonIds } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import { lockFacts } from '../document/locked.queries.ts';
import { deleteReferrer, keepPastAct } from '../document/parts.queries.ts';
import { updateDocument } from '../document/queries.ts';
import { finishChange } from '../services.ts';
import type { ApprovalTables } from '../tables.ts';
import { findWaitingLineRow, moveLine, type WaitingLineRow } from './queries.ts';

type HandOver = { id: number; lineId: number; approver: { id: number }; reason: string };

const checkActive = async (tx: Tx<ApprovalTables>, clock: Clock, id: number): Promise<FieldProblem[]> =>
  (await listActivePersonIds(tx, [id], dayInSeoul(clock()))).length > 0
    ? []
    : [{ path: 'approver', code: 'person-inactive' }];

/**
 * Puts an active employee in the place of an approver who has resigned, on a line that still waits. The new one leaves
 * the referrers, since nobody is both. An administrator need not see the document and is told nothing of it, and hands
 * no line to oneself, who would read it then. Source: decisions, admin, Employees; security, Rights.
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
  await keepPastAct(tx, lineId);
  await moveLine(tx, { lineId, fromId, toId: approver.id, byId: actor.employeeId, at: clock(), reason: reason.trim() });
  await deleteReferrer(tx, id, { type: 'Employee', sourceId: approver.id });
  await updateDocument(tx, id, {});
  await finishChange(tx, clock, actor, id, {
    action: 'hand-over-line',
    before: { lineId, approverId: fromId },
    after: { lineId, approverId: approver.id, reason: reason.trim() },
  });
  const moved = await findWaitingLineRow(tx, lineId);
  if (!moved) throw new Problem('not-found');
  return moved;
};
