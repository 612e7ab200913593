import { type Actor, levelNumber, levelsOn } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { actingGroup, isPending, stepBefore } from './approval-document.states.ts';
import { standInOf } from './deputy.rules.ts';
import type { DocumentFacts } from './document-facts.ts';

type Line = DocumentFacts['lines'][number];

const lineOf = ({ lines }: DocumentFacts, lineId: number): Line | undefined => lines.find(({ id }) => id === lineId);

/** Whether somebody holds Approval Level2 or more. */
export const holdsLevel2 = ({ grants }: Pick<Actor, 'grants'>): boolean => {
  const highest = levelsOn(grants, 'Approval')[0];
  return highest !== undefined && levelNumber(highest) >= 2;
};

/** Whether a line is the actor's own. */
const isOwn = ({ employeeId }: Actor, line: Line): boolean => line.approver.id === employeeId;

/**
 * Whether a line is the actor's to decide, now, later or until somebody decided it: its approver, or who stands in for
 * them (rules/approval.md#act-in-place).
 */
const isAsked = (actor: Actor, document: DocumentFacts, line: Line | undefined): line is Line =>
  line !== undefined &&
  (isOwn(actor, line) || (document.status !== 'Draft' && standInOf(document, line)?.id === actor.employeeId));

/**
 * Whether the actor was about to act in place when somebody decided the line or ended the document: they are told that
 * it was decided, not that they may not see it (rules/approval.md#act-in-place).
 */
export const comesTooLate = (actor: Actor, document: DocumentFacts, lineId: number): boolean => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line) || isOwn(actor, line)) return false;
  return document.status !== 'InProgress' || !isPending(line);
};

/** A line that is decided, and one of a document that has ended, is acted on no more; before its turn, not yet. */
const whenActing = (document: DocumentFacts, line: Line): Decision => {
  if (document.status !== 'InProgress' || !isPending(line)) return deniedByState('already-acted');
  const isActing = actingGroup(document.status, document.lines).some(({ id }) => id === line.id);
  return isActing ? allowed : deniedByState('not-your-turn');
};

/**
 * Approving, holding and rejecting. A line that is decided, or a document no longer under way, answers `already-acted` to
 * its own approver and deputy; everybody else, and one whose turn has not come, `not-your-turn` (rules/approval.md#act).
 */
export const act = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  return isAsked(actor, document, line) ? whenActing(document, line) : deniedByRole('not-your-turn');
};

/** Whether the actor may undo what stands on a line: its approver, or the deputy who did it while the delegation runs. */
const undoes = (actor: Actor, document: DocumentFacts, line: Line): boolean =>
  isOwn(actor, line) || (line.actedBy?.id === actor.employeeId && standInOf(document, line)?.id === actor.employeeId);

/**
 * Taking one's own approval back: while the document is under way and no line of a later step has an action
 * (rules/approval.md#withdraw).
 */
export const withdraw = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (line === undefined || !undoes(actor, document, line)) return deniedByRole('no-permission');
  if (isPending(line)) return deniedByState('nobody-acted');
  const isFollowed = document.lines.some(({ seq, action }) => seq > line.seq && action !== null);
  return document.status === 'InProgress' && !isFollowed ? allowed : deniedByState('already-acted');
};

/** Sending the document back to the step before, which the first step does not have (rules/approval.md#return). */
export const returnLine = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line)) return deniedByRole('not-your-turn');
  if (stepBefore(document.lines, line).length === 0) return deniedByRole('no-permission');
  return whenActing(document, line);
};

/**
 * Deciding for all who come after: the approver in person, with Approval Level2, on a line that acts alone and is not
 * the last (rules/approval.md#final-decision).
 */
export const decideFinally = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!isAsked(actor, document, line)) return deniedByRole('not-your-turn');
  if (!isOwn(actor, line)) return deniedByRole('no-permission');
  const isFollowed = document.lines.some(({ seq }) => seq > line.seq);
  if (!holdsLevel2(actor) || line.approvalType !== 'Approve' || !isFollowed) return deniedByRole('no-permission');
  return whenActing(document, line);
};
