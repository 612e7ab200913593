import type { NotificationKind } from '@portal/contract/kernel';
import { notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listMasterIds } from './safety-notification.queries.ts';

/** How a lesson is called among the records that people are told of. */
export const LESSON = 'safety/lesson';

type OfLesson = { id: number; at: Date; actorId: number };

const notifyOfLesson = (
  tx: Tx<SafetyTables>,
  { id, at, actorId }: OfLesson,
  kind: NotificationKind,
  people: readonly number[],
): Promise<void> =>
  notify(tx, { kind, recordType: LESSON, recordId: id, place: `/esms/lesson/view/${id}`, at, actorId }, people);

/** A lesson waits for nobody any more. */
export const withdrawWaitingLesson = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  withdrawNotification(tx, { kind: 'safety.lesson-waits', recordType: LESSON, recordId });

/** Tells whoever of the safety office may approve a lesson that it waits: all who never wrote in it. */
export const notifyOfWaitingLesson = async (
  tx: Tx<SafetyTables>,
  ofLesson: OfLesson,
  writerIds: readonly number[],
): Promise<void> => {
  const masters = await listMasterIds(tx);
  const others = masters.filter((id) => !writerIds.includes(id));
  await notifyOfLesson(tx, ofLesson, 'safety.lesson-waits', others);
};

/** Tells whoever sent a lesson what became of it, which waits no more. */
export const notifyOfLessonDecision = async (
  tx: Tx<SafetyTables>,
  ofLesson: OfLesson,
  decision: 'published' | 'returned',
  senderId: number | null,
): Promise<void> => {
  await withdrawWaitingLesson(tx, ofLesson.id);
  await notifyOfLesson(tx, ofLesson, `safety.lesson-${decision}`, senderId === null ? [] : [senderId]);
};
