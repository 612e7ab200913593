import type { Actor } from '@portal/contract/identity';
import { actingGroup, isPending } from './approval-document.states.ts';
import type { DocumentFacts, FactLine } from './document-facts.ts';

/** Whose deputies are looked at: what stands on lines, not what the document says. */
type Facts = Pick<DocumentFacts, 'status' | 'drafter'> & { lines: readonly Omit<FactLine, 'approvalType'>[] };
type Line = Facts['lines'][number];

/** Whether somebody acted in place on a line. That a line was reopened is no act on it. */
const actedInPlaceOn = (personId: number, { actedBy, pastActs = [] }: Line): boolean =>
  actedBy?.id === personId ||
  pastActs.some(({ action, inPlace, by }) => inPlace === true && action !== 'Reopened' && by?.id === personId);

/** Who lent a hand on a document, also where it was undone since: they read it for good. */
export const hasActedInPlace = ({ employeeId }: Pick<Actor, 'employeeId'>, { lines }: Facts): boolean =>
  lines.some((line) => actedInPlaceOn(employeeId, line));

/**
 * Who stands in for the approver of a line: whom the approver's own delegation names, unless they wrote the document,
 * decide on it themselves, or acted in place on another line of it (rules/approval.md#act-in-place).
 */
export const standInOf = <D extends { id: number }>(
  { drafter, lines }: Facts,
  line: Line & { delegate?: D | null; deputy?: D | null },
): D | null => {
  const deputy = line.delegate ?? line.deputy;
  if (!deputy || deputy.id === drafter.id) return null;
  if (lines.some(({ approver }) => approver.id === deputy.id)) return null;
  return lines.some((other) => other.id !== line.id && actedInPlaceOn(deputy.id, other)) ? null : deputy;
};

/** Who may act in place on a line today: on a pending one of a document under way. */
export const deputyOf = <D extends { id: number }>(
  document: Facts,
  line: Line & { delegate?: D | null; deputy?: D | null },
): D | null => (document.status === 'InProgress' && isPending(line) ? standInOf(document, line) : null);

/** The line at its turn on which somebody may act in place; the first of several. */
export const lineInPlace = <L extends Line>(
  { employeeId }: Pick<Actor, 'employeeId'>,
  document: Facts & { lines: readonly L[] },
): L | undefined =>
  actingGroup(document.status, document.lines).find((line) => deputyOf(document, line)?.id === employeeId);

/** The line for whose approver a deputy reads a document: the one on which they may act in place, or else acted. */
export const lineReadInPlace = <L extends Line>(
  actor: Pick<Actor, 'employeeId'>,
  document: Facts & { lines: readonly L[] },
): L | undefined => {
  const lines: readonly L[] = document.lines;
  return lineInPlace(actor, document) ?? lines.find((line) => actedInPlaceOn(actor.employeeId, line));
};
