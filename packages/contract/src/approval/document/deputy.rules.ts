import type { Actor } from '@portal/contract/identity';
import { actingGroup, isPending } from './approval-document.states.ts';
import type { DocumentFacts, FactLine } from './document-facts.ts';

/** The facts about lines and drafter that decide who is deputy, without the text of the document. */
type Facts = Pick<DocumentFacts, 'status' | 'drafter'> & { lines: readonly Omit<FactLine, 'approvalType'>[] };
type Line = Facts['lines'][number];

/** Whether a person acted in place on a line. Reopening a line does not count. */
const actedInPlaceOn = (personId: number, { actedBy, pastActs = [] }: Line): boolean =>
  actedBy?.id === personId ||
  pastActs.some(({ action, inPlace, by }) => inPlace === true && action !== 'Reopened' && by?.id === personId);

/** Whether a person ever acted in place on a document, including undone acts: they can always read it. */
export const hasActedInPlace = ({ employeeId }: Pick<Actor, 'employeeId'>, { lines }: Facts): boolean =>
  lines.some((line) => actedInPlaceOn(employeeId, line));

/**
 * The deputy of a line's approver: the person of the approver's delegation, unless they wrote the document, are on its
 * line, or acted in place on another line of it (rules/approval.md#act-in-place).
 */
export const possibleDeputyOf = <D extends { id: number }>(
  { drafter, lines }: Facts,
  line: Line & { delegate?: D | null; deputy?: D | null },
): D | null => {
  const deputy = line.delegate ?? line.deputy;
  if (!deputy || deputy.id === drafter.id) return null;
  if (lines.some(({ approver }) => approver.id === deputy.id)) return null;
  return lines.some((other) => other.id !== line.id && actedInPlaceOn(deputy.id, other)) ? null : deputy;
};

/** The deputy who may act in place on a line today: on a pending one of a document in progress. */
export const deputyOf = <D extends { id: number }>(
  document: Facts,
  line: Line & { delegate?: D | null; deputy?: D | null },
): D | null => (document.status === 'InProgress' && isPending(line) ? possibleDeputyOf(document, line) : null);

/** The present line on which a person may act in place; the first of several. */
export const lineInPlace = <L extends Line>(
  { employeeId }: Pick<Actor, 'employeeId'>,
  document: Facts & { lines: readonly L[] },
): L | undefined =>
  actingGroup(document.status, document.lines).find((line) => deputyOf(document, line)?.id === employeeId);

/**
 * The line through which a deputy reads a document: the one on which they may act in place, otherwise one on which they
 * did.
 */
export const lineReadInPlace = <L extends Line>(
  actor: Pick<Actor, 'employeeId'>,
  document: Facts & { lines: readonly L[] },
): L | undefined => {
  const lines: readonly L[] = document.lines;
  return lineInPlace(actor, document) ?? lines.find((line) => actedInPlaceOn(actor.employeeId, line));
};
