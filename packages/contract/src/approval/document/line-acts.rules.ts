import { type Actor, levelNumber, levelsOn } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { actingGroup, isPending, stepBefore } from './approval-document.states.ts';
import { possibleDeputyOf } from './deputy.rules.ts';
import type { DocumentFacts } from './document-facts.ts';

type Line = DocumentFacts['lines'][number];

const lineOf = ({ lines }: DocumentFacts, lineId: number): Line | undefined => lines.find(({ id }) => id === lineId);

/** Whether a person holds Approval Level2 or more. */
export const holdsLevel2 = ({ grants }: Pick<Actor, 'grants'>): boolean => {
  const highest = levelsOn(grants, 'Approval')[0];
  return highest !== undefined && levelNumber(highest) >= 2;
};

/** Whether a line is the actor's own. */
const isOwn = ({ employeeId }: Actor, line: Line): boolean => line.approver.id === employeeId;

/**
 * Whether the actor is the approver of a line or their deputy; also once somebody else decided it
 * (rules/approval.md#act-in-place).
 */
const isAsked = (actor: Actor, document: DocumentFacts, line: Line | undefined): line is Line =>
  line !== undefined &&
  (isOwn(actor, line) || (document.status !== 'Draft' && possibleDeputyOf(document, line)?.id === actor.employeeId));

/**
 * Whether the actor could have acted in place until somebody decided the line or ended the document: they learn that it
 * was decided instead of that they may not see it (rules/approval.md#act-in-place).
 */
export const comesTooLate = (actor: Actor, document: DocumentFacts, lineId: number): boolean => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line) || isOwn(actor, line)) return false;
  return document.status !== 'InProgress' || !isPending(line);
};

/** A decided line, and one of an ended document, can no longer act; a line before its turn not yet. */
const whenActing = (document: DocumentFacts, line: Line): Decision => {
  if (document.status !== 'InProgress' || !isPending(line)) return deniedByState('already-acted');
  const isActing = actingGroup(document.status, document.lines).some(({ id }) => id === line.id);
  return isActing ? allowed : deniedByState('not-your-turn');
};

/**
 * Approving, holding and rejecting. For a decided line or an ended document its approver and deputy get
 * `already-acted`; everybody else, and a line before its turn, `not-your-turn` (rules/approval.md#act).
 */
export const act = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  return isAsked(actor, document, line) ? whenActing(document, line) : deniedByRole('not-your-turn');
};

/**
 * Whether the actor may undo the present act of a line: its approver, or the deputy who did it while the delegation is
 * active.
 */
const undoes = (actor: Actor, document: DocumentFacts, line: Line): boolean =>
  isOwn(actor, line) ||
  (line.actedBy?.id === actor.employeeId && possibleDeputyOf(document, line)?.id === actor.employeeId);

/**
 * Withdrawing one's own approval: while the document is in progress and no line of a later step has an action
 * (rules/approval.md#withdraw).
 */
export const withdraw = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (line === undefined || !undoes(actor, document, line)) return deniedByRole('no-permission');
  if (isPending(line)) return deniedByState('nobody-acted');
  const isFollowed = document.lines.some(({ seq, action }) => seq > line.seq && action !== null);
  return document.status === 'InProgress' && !isFollowed ? allowed : deniedByState('already-acted');
};

/** Returning the document to the step before, which the first step does not have (rules/approval.md#return). */
export const returnLine = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line)) return deniedByRole('not-your-turn');
  if (stepBefore(document.lines, line).length === 0) return deniedByRole('no-permission');
  return whenActing(document, line);
};

/**
 * Deciding for all later steps: the approver in person, with Approval Level2, on a line that is alone in its step and
 * not in the last step (rules/approval.md#final-decision).
 */
export const decideFinally = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line)) return deniedByRole('not-your-turn');
  if (!isOwn(actor, line)) return deniedByRole('no-permission');
  const isFollowed = document.lines.some(({ seq }) => seq > line.seq);
  if (!holdsLevel2(actor) || line.approvalType !== 'Approve' || !isFollowed) return deniedByRole('no-permission');
  return whenActing(document, line);
};
