import type { NotificationKind } from '@portal/contract/kernel';
import { notify, withdrawNotification } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listMasterIds } from './safety-notification.queries.ts';

/** The kind of record under which notifications refer to a lesson. */
export const LESSON = 'safety/lesson';

type OfLesson = { id: number; at: Date; actorId: number };

const notifyOfLesson = (
  tx: Tx<SafetyTables>,
  { id, at, actorId }: OfLesson,
  kind: NotificationKind,
  people: readonly number[],
): Promise<void> =>
  notify(tx, { kind, recordType: LESSON, recordId: id, place: `/esms/lesson/view/${id}`, at, actorId }, people);

/** Removes the notifications that a lesson waits for approval. */
export const withdrawWaitingLesson = (tx: Tx<SafetyTables>, recordId: number): Promise<void> =>
  withdrawNotification(tx, { kind: 'safety.lesson-waits', recordType: LESSON, recordId });

/** Notifies the members of the safety office who may approve a submitted lesson: all who are not its authors. */
export const notifyOfWaitingLesson = async (
  tx: Tx<SafetyTables>,
  ofLesson: OfLesson,
  writerIds: readonly number[],
): Promise<void> => {
  const masters = await listMasterIds(tx);
  const others = masters.filter((id) => !writerIds.includes(id));
  await notifyOfLesson(tx, ofLesson, 'safety.lesson-waits', others);
};

/** Notifies the submitter of a lesson of the decision, and removes the notifications that it waits. */
export const notifyOfLessonDecision = async (
  tx: Tx<SafetyTables>,
  ofLesson: OfLesson,
  decision: 'published' | 'returned',
  senderId: number | null,
): Promise<void> => {
  await withdrawWaitingLesson(tx, ofLesson.id);
  await notifyOfLesson(tx, ofLesson, `safety.lesson-${decision}`, senderId === null ? [] : [senderId]);
};
