import type { Actor } from '@portal/contract/identity';
import { type Day, type Decision, deniedByRole } from '@portal/contract/kernel';
import type { ApprovalType } from './approval-document.schema.ts';
import { type DocumentStatus, hasActed, type LineFact, type PastAction } from './approval-document.states.ts';
import type { CategoryName } from './category.rules.ts';

type Named = { id: number };

/** What was done on a line before; `by` is the deputy where it was done in place. */
type PastActFact = { action: PastAction; inPlace?: boolean; by?: Named | null };

/** The facts of a line that the rules look at. */
export type FactLine = Omit<LineFact, 'pastActs'> & {
  id: number;
  approvalType: ApprovalType;
  approver: Named;
  /** The deputy who did what stands on it. */
  actedBy?: Named | null;
  /** Whom a delegation of its approver names that is current, covers the category, and is between active people. */
  delegate?: Named | null;
  /** The deputy that a document tells of, instead of whom the delegation names. */
  deputy?: Named | null;
  pastActs?: readonly PastActFact[];
};

/** What the rules look at in a question. */
export type QuestionFacts = { to: { id: number }; answer: unknown };

/** The facts of a document that its rules look at. */
export type DocumentFacts = {
  status: DocumentStatus;
  category: { name: CategoryName };
  drafter: { id: number };
  lines: readonly FactLine[];
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[];
  /** When its drafter last reminded those whose turn it is. */
  nudgedAt: string | null;
  questions: readonly QuestionFacts[];
  vacation: { periods: readonly { vacationDate: Day }[] } | null;
};

/** Who wrote it. */
export const isDrafter = (actor: Actor, document: DocumentFacts): boolean => document.drafter.id === actor.employeeId;

/** Whose act it asks for, in any step. */
export const isOnLine = (actor: Actor, document: DocumentFacts): boolean =>
  document.lines.some((line) => line.approver.id === actor.employeeId);

/** Who is informed, in person or through a department. */
export const isReferrer = (actor: Actor, document: DocumentFacts): boolean =>
  document.referrers.some(({ type, sourceId }) =>
    type === 'Employee' ? sourceId === actor.employeeId : actor.departmentIds.includes(sourceId),
  );

/** Whether nobody acted on it yet; an act that was undone was still done. */
export const isUndecided = (document: DocumentFacts): boolean => !document.lines.some(hasActed);

/** What others than the drafter are refused. */
export const draftersOnly = (actor: Actor, document: DocumentFacts): Decision | undefined =>
  isDrafter(actor, document) ? undefined : deniedByRole('no-permission');
