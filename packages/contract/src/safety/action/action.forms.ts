import { addDays, type Day, type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { type AnswerBody, type Assignment, actionLimits, type MessageBody } from './action.schema.ts';
import type { ActionType } from './action.states.ts';

/** An assignment as it is stored: mitigator, due day, and the unchanged instruction, which may be empty. */
export type NormalizedAssignment = { mitigatorId: number; dueDate: Day; instruction: string };

export const normalizeAssignments = (sent: readonly Assignment[], today: Day): NormalizedAssignment[] =>
  sent.map(({ mitigator, dueDate, instruction }) => ({
    mitigatorId: mitigator.id,
    dueDate: dueDate ?? addDays(today, actionLimits.dueAfter),
    instruction: isBlankText(instruction) ? '' : (instruction ?? ''),
  }));

const LONGEST_LINE = 100;

/** The title of an action on one line: the beginning of its instruction, or the title of its case. */
export const actionTitle = ({ instruction, subject }: { instruction: string | null; subject: string }): string => {
  const line = (instruction ?? '').trim().split(/\s*\n\s*/)[0] ?? '';
  const letters = [...line];
  if (letters.length === 0) return subject;
  return letters.length > LONGEST_LINE ? `${letters.slice(0, LONGEST_LINE - 1).join('')}…` : line;
};

type Assignee = Pick<NormalizedAssignment, 'mitigatorId' | 'dueDate'>;

const at = (path: string, place: number, field: string): string =>
  [path, place, field].filter((part) => part !== '').join('.');

/** The problems of due days in the past and of people who are not active, at `path` (rules/safety.md#actions). */
export const checkAssignments = (
  normalized: readonly Assignee[],
  { today, active, path = '' }: { today: Day; active: ReadonlySet<number>; path?: string },
): FieldProblem[] =>
  normalized.flatMap(({ mitigatorId, dueDate }, place): FieldProblem[] => [
    ...(active.has(mitigatorId) ? [] : [{ path: at(path, place, 'mitigator'), code: 'person-inactive' } as const]),
    ...(dueDate < today ? [{ path: at(path, place, 'dueDate'), code: 'day-gone-by' } as const] : []),
  ]);

/** The problems of assignees who are duplicate, or have an action under way on the case already. */
export const findDesignated = (
  normalized: readonly Assignee[],
  underWay: ReadonlySet<number>,
  path = '',
): FieldProblem[] =>
  normalized.flatMap(({ mitigatorId }, place): FieldProblem[] => {
    const isTwice = normalized.slice(0, place).some((other) => other.mitigatorId === mitigatorId);
    return isTwice || underWay.has(mitigatorId) ? [{ path: at(path, place, 'mitigator'), code: 'designated' }] : [];
  });

/** A message as it is stored. */
export type NormalizedMessage = { content: string; actionType: ActionType; actionCompleted: boolean | null };

export const normalizeMessage = ({ content, actionType, actionCompleted }: MessageBody): NormalizedMessage => ({
  content: content ?? '',
  actionType: actionType ?? 'None',
  actionCompleted: actionCompleted ?? null,
});

/** Whether a message is a closing request. */
export const isClosingRequest = ({ actionType, actionCompleted }: NormalizedMessage): boolean =>
  actionType === 'Closed' && actionCompleted === null;

/** A written message is plain or a closing request, and has text or a file. */
export const checkMessage = (normalized: NormalizedMessage, fileCount: number): FieldProblem[] => {
  if (normalized.actionType !== 'None' && normalized.actionType !== 'Closed')
    return [{ path: 'actionType', code: 'not-one-of' }];
  if (normalized.actionCompleted !== null) return [{ path: 'actionCompleted', code: 'not-one-of' }];
  return isBlankText(normalized.content) && fileCount === 0 ? [{ path: 'content', code: 'required' }] : [];
};

/** The answer to a closing request. */
export type Answer = 'accept' | 'reject';

export const answerOf = ({ actionType, actionCompleted }: AnswerBody): Answer | undefined => {
  if (actionType === 'Closed' && actionCompleted === true) return 'accept';
  return actionType === 'Rejected' && actionCompleted === false ? 'reject' : undefined;
};

/** An answer accepts, or rejects with text. */
export const checkAnswer = (body: AnswerBody): FieldProblem[] => {
  const answer = answerOf(body);
  if (!answer) return [{ path: 'actionType', code: 'not-one-of' }];
  return answer === 'reject' && isBlankText(body.content) ? [{ path: 'content', code: 'required' }] : [];
};
