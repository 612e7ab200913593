import type { Transitions } from '@portal/contract/kernel';

export const lessonStatuses = ['Draft', 'Waiting', 'Published'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

export type LessonMove = 'send' | 'approve' | 'return' | 'withdraw';

/** The acts that change the status of a lesson (rules/safety.md#states-of-a-lesson). */
export const lessonTransitions = {
  Draft: { send: ['Waiting'] },
  Waiting: { approve: ['Published'], return: ['Draft'], withdraw: ['Draft'] },
  Published: { withdraw: ['Draft'] },
} as const satisfies Transitions<LessonStatus, LessonMove>;

/** The confirmations at submission and at approval that nothing in it identifies anybody. */
export const lessonChecks = ['Names', 'Dates', 'Flight', 'Place', 'OnePerson'] as const;
export type LessonCheck = (typeof lessonChecks)[number];
