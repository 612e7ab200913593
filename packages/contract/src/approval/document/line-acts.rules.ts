import { type Actor, levelNumber, levelsOn } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import type { DocumentFacts } from './document-facts.ts';
import { actingGroup, isPending, stepBefore } from './states.ts';

type Line = DocumentFacts['lines'][number];

const lineOf = ({ lines }: DocumentFacts, lineId: number): Line | undefined => lines.find(({ id }) => id === lineId);

/** Whether somebody holds Approval Level2 or more. */
export const holdsLevel2 = ({ grants }: Pick<Actor, 'grants'>): boolean => {
  const highest = levelsOn(grants, 'Approval')[0];
  return highest !== undefined && levelNumber(highest) >= 2;
};

/** Whether the actor may act on a line once its turn comes. */
const actsOn = (actor: Actor, line: Line | undefined): line is Line => line?.approver.id === actor.employeeId;

/** A line that is decided, and one of a document that has ended, is acted on no more; before its turn, not yet. */
const whenActing = (document: DocumentFacts, line: Line): Decision => {
  if (document.status !== 'InProgress' || !isPending(line)) return deniedByState('already-acted');
  const isActing = actingGroup(document.status, document.lines).some(({ id }) => id === line.id);
  return isActing ? allowed : deniedByState('not-your-turn');
};

/**
 * Approving, holding and rejecting. A line that is decided, or a document no longer under way, answers `already-acted` to
 * its own approver; everybody else, and one whose turn has not come, `not-your-turn` (rules/approval.md#act).
 */
export const act = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  return actsOn(actor, line) ? whenActing(document, line) : deniedByRole('not-your-turn');
};

/**
 * Taking one's own approval back: while the document is under way and no line of a later step has an action
 * (rules/approval.md#withdraw).
 */
export const withdraw = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (line?.approver.id !== actor.employeeId) return deniedByRole('no-permission');
  if (isPending(line)) return deniedByState('nobody-acted');
  const isFollowed = document.lines.some(({ seq, action }) => seq > line.seq && action !== null);
  return document.status === 'InProgress' && !isFollowed ? allowed : deniedByState('already-acted');
};

/** Sending the document back to the step before, which the first step does not have (rules/approval.md#return). */
export const returnLine = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!actsOn(actor, line)) return deniedByRole('not-your-turn');
  if (stepBefore(document.lines, line).length === 0) return deniedByRole('no-permission');
  return whenActing(document, line);
};

/**
 * Deciding for all who come after: the approver in person, with Approval Level2, on a line that acts alone and is not
 * the last (rules/approval.md#final-decision).
 */
export const decideFinally = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const line = lineOf(document, lineId);
  if (!actsOn(actor, line)) return deniedByRole('not-your-turn');
  const isFollowed = document.lines.some(({ seq }) => seq > line.seq);
  if (!holdsLevel2(actor) || line.approvalType !== 'Approve' || !isFollowed) return deniedByRole('no-permission');
  return whenActing(document, line);
};
