import type { Actor } from '@portal/contract/identity';
import { type Day, type Decision, deniedByRole } from '@portal/contract/kernel';
import type { ApprovalType } from './approval-document.schema.ts';
import { type DocumentStatus, hasActed, type LineFact, type PastAction } from './approval-document.states.ts';
import type { CategoryName } from './category.rules.ts';

type Named = { id: number };

/** A past act on a line; `by` is the deputy if it was in place. */
type PastActFact = { action: PastAction; inPlace?: boolean; by?: Named | null };

/** The facts of a line that the rules need. */
export type FactLine = Omit<LineFact, 'pastActs'> & {
  id: number;
  approvalType: ApprovalType;
  approver: Named;
  /** The deputy who did the present act. */
  actedBy?: Named | null;
  /** The deputy of a current delegation of its approver that covers the category, if both are active. */
  delegate?: Named | null;
  /** The deputy in an answered document, which has no `delegate`. */
  deputy?: Named | null;
  pastActs?: readonly PastActFact[];
};

/** The facts of a question that the rules need. */
export type QuestionFacts = { to: { id: number }; answer: unknown };

/** The facts of a document that its rules need. */
export type DocumentFacts = {
  status: DocumentStatus;
  category: { name: CategoryName };
  drafter: { id: number };
  lines: readonly FactLine[];
  referrers: readonly { type: 'Employee' | 'Department'; sourceId: number }[];
  /** When its drafter last reminded the present approvers. */
  nudgedAt: string | null;
  questions: readonly QuestionFacts[];
  vacation: { periods: readonly { vacationDate: Day }[] } | null;
};

/** Whether the person wrote it. */
export const isDrafter = (actor: Actor, document: DocumentFacts): boolean => document.drafter.id === actor.employeeId;

/** Whether the person is on its line, in any step. */
export const isOnLine = (actor: Actor, document: DocumentFacts): boolean =>
  document.lines.some((line) => line.approver.id === actor.employeeId);

/** Whether the person is a referrer, directly or through a department. */
export const isReferrer = (actor: Actor, document: DocumentFacts): boolean =>
  document.referrers.some(({ type, sourceId }) =>
    type === 'Employee' ? sourceId === actor.employeeId : actor.departmentIds.includes(sourceId),
  );

/** Whether nobody acted on it yet; undone acts count. */
export const isUndecided = (document: DocumentFacts): boolean => !document.lines.some(hasActed);

/** The refusal for everyone except the drafter. */
export const draftersOnly = (actor: Actor, document: DocumentFacts): Decision | undefined =>
  isDrafter(actor, document) ? undefined : deniedByRole('no-permission');
