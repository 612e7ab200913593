import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { isMaster } from '../report/report.rules.ts';
import type { LessonAct } from './lesson.schema.ts';
import type { LessonStatus } from './lesson.states.ts';

/** The facts that the rules of a lesson need. */
export type LessonState = {
  readonly status: LessonStatus;
  /** Whether it was ever published. */
  readonly wasPublished: boolean;
  /** Whether the actor created or ever changed it. */
  readonly isWriter: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Lessons are written, and listed by their status, by the safety office. */
export const writeLessons = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

/** Everybody reads published lessons; an unpublished one does not exist for others. */
export const readLesson = (actor: Actor, lesson: Pick<LessonState, 'status'> | undefined): Decision =>
  lesson && (isMaster(actor) || lesson.status === 'Published') ? allowed : deniedByRole('not-found');

const inStatus =
  (...statuses: LessonStatus[]) =>
  (actor: Actor, { status }: LessonState): Decision => {
    if (!isMaster(actor)) return forbidden;
    return statuses.includes(status) ? allowed : wrongStatus;
  };

const isDraft = inStatus('Draft');

/** A lesson that was published is withdrawn instead of deleted, because people have read it. */
const remove = (actor: Actor, lesson: LessonState): Decision => {
  const decision = isDraft(actor, lesson);
  return decision.allowed && lesson.wasPublished ? deniedByState('has-records') : decision;
};

/** A second person approves: not one who created or ever changed it. */
const approve = (actor: Actor, lesson: LessonState): Decision =>
  lesson.isWriter ? forbidden : inStatus('Waiting')(actor, lesson);

export const lessonRules = {
  change: isDraft,
  delete: remove,
  send: isDraft,
  approve,
  return: inStatus('Waiting'),
  withdraw: inStatus('Waiting', 'Published'),
} as const satisfies Record<LessonAct, (actor: Actor, lesson: LessonState) => Decision>;

export const canOnLesson = (actor: Actor, lesson: LessonState): Can<LessonAct> =>
  canOf<LessonAct>({
    change: lessonRules.change(actor, lesson),
    delete: lessonRules.delete(actor, lesson),
    send: lessonRules.send(actor, lesson),
    approve: lessonRules.approve(actor, lesson),
    return: lessonRules.return(actor, lesson),
    withdraw: lessonRules.withdraw(actor, lesson),
  });
