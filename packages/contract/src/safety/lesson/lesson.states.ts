import type { Transitions } from '@portal/contract/kernel';

export const lessonStatuses = ['Draft', 'Waiting', 'Published'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

export type LessonMove = 'send' | 'approve' | 'return' | 'withdraw';

/** What leads a lesson from one status to another (rules/safety.md#states-of-a-lesson). */
export const lessonTransitions = {
  Draft: { send: ['Waiting'] },
  Waiting: { approve: ['Published'], return: ['Draft'], withdraw: ['Draft'] },
  Published: { withdraw: ['Draft'] },
} as const satisfies Transitions<LessonStatus, LessonMove>;

/** What a person confirms at sending and again at approval: that none of it lets anybody be recognised. */
export const lessonChecks = ['Names', 'Dates', 'Flight', 'Place', 'OnePerson'] as const;
export type LessonCheck = (typeof lessonChecks)[number];
