import type { Actor } from '@portal/contract/identity';
import { allowed, type Can, canOf, type Decision, deniedByRole, deniedByState } from '@portal/contract/kernel';
import { isMaster } from '../report/report.rules.ts';
import type { LessonAct } from './lesson.schema.ts';
import type { LessonStatus } from './lesson.states.ts';

/** What the rules of a lesson look at. */
export type LessonState = {
  readonly status: LessonStatus;
  /** Whether it ever was published. */
  readonly wasPublished: boolean;
  /** Whether the actor made it or ever changed it. */
  readonly isWriter: boolean;
};

const forbidden = deniedByRole('no-permission');
const wrongStatus = deniedByState('wrong-status');

/** Lessons are the safety office's to write, and to list by their status. */
export const writeLessons = (actor: Actor): Decision => (isMaster(actor) ? allowed : forbidden);

/** Everybody reads what is published; nobody else is told whether there is more. */
export const readLesson = (actor: Actor, lesson: Pick<LessonState, 'status'> | undefined): Decision =>
  lesson && (isMaster(actor) || lesson.status === 'Published') ? allowed : deniedByRole('not-found');

const inStatus =
  (...statuses: LessonStatus[]) =>
  (actor: Actor, { status }: LessonState): Decision => {
    if (!isMaster(actor)) return forbidden;
    return statuses.includes(status) ? allowed : wrongStatus;
  };

const isDraft = inStatus('Draft');

/** Once it was published it is withdrawn and stays, as what people read. */
const remove = (actor: Actor, lesson: LessonState): Decision => {
  const decision = isDraft(actor, lesson);
  return decision.allowed && lesson.wasPublished ? deniedByState('has-records') : decision;
};

/** A second person looks at it: who made it or ever changed it may not. */
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
