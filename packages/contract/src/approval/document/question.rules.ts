import type { Actor } from '@portal/contract/identity';
import { allowed, type Decision, deniedByRole, deniedByState, type FieldProblem } from '@portal/contract/kernel';
import { limits } from './approval-document.schema.ts';
import type { DocumentFacts, QuestionFacts } from './document-facts.ts';
import { act } from './line-acts.rules.ts';
import { isBlankText } from './rich-text.rules.ts';

/**
 * Asking, by people who may act now; the number of questions of a document is limited (rules/approval.md#questions).
 */
export const ask = (actor: Actor, document: DocumentFacts, lineId: number): Decision => {
  const turn = act(actor, document, lineId);
  if (!turn.allowed) return turn;
  return document.questions.length < limits.questions ? allowed : deniedByState('too-many-questions');
};

/** Answering, once, by the person asked, while the document is in progress (rules/approval.md#questions). */
export const answer = (actor: Actor, { status }: Pick<DocumentFacts, 'status'>, question: QuestionFacts): Decision => {
  if (question.to.id !== actor.employeeId) return deniedByRole('no-permission');
  return status === 'InProgress' && question.answer === null ? allowed : deniedByState('already-processed');
};

/** Whether a document waits for an answer of a person. */
export const asks = ({ status, questions }: DocumentFacts, employeeId: number): boolean =>
  status === 'InProgress' && questions.some(({ to, answer }) => to.id === employeeId && answer === null);

/** The people whom an approver may ask: the drafter and the approvers of earlier steps. */
export const askablePeople = <P extends { id: number }>(
  { drafter, lines }: { drafter: P; lines: readonly { seq: number; approver: P }[] },
  line: { seq: number },
): P[] => [drafter, ...lines.filter(({ seq }) => seq < line.seq).map(({ approver }) => approver)];

/** The problems of a question: blank text, and a person who may not be asked. */
export const checkQuestion = (
  { to, text }: { to: { id: number }; text: string },
  askable: readonly { id: number }[],
): FieldProblem[] => [
  ...(askable.some(({ id }) => id === to.id) ? [] : [{ path: 'to', code: 'not-askable' } as const]),
  ...(isBlankText(text) ? [{ path: 'text', code: 'question-needed' } as const] : []),
];

export const checkAnswer = ({ text }: { text: string }): FieldProblem[] =>
  isBlankText(text) ? [{ path: 'text', code: 'answer-needed' }] : [];
