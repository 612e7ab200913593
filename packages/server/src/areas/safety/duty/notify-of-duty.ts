import type { NotificationKind } from '@portal/contract/kernel';
import { classHours, type DutyMark, dutyMarks, marksAround } from '@portal/contract/safety';
import { type Notified, notifyOfRecords, withdrawNotifications } from '#areas/notification';
import type { Tx } from '#platform/database/pool';
import { notifyOfReceipt, REPORT } from '../notification/notify-of-report.ts';
import { listMasterIds } from '../notification/safety-notification.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type DutyValuesRow, findDuty, type StoredDuty } from './duty.queries.ts';
import { needsReview } from './follow-duty.ts';

/** One duty before and after a change. */
export type DutyChange = { before: StoredDuty | undefined; after: DutyValuesRow; isConfidential: boolean };

export type DutyKind = Extract<NotificationKind, `safety.filing-${string}`>;

const isAtOnce = (duty: DutyValuesRow | undefined): boolean => duty?.state === 'Open' && duty.class === 'AtOnce';
const dueOf = (duty: DutyValuesRow | undefined): number | undefined =>
  duty?.state === 'Open' ? duty.due_at?.getTime() : undefined;

/** The moments at which the office is reminded of a stored duty. */
export const marksOf = (duty: DutyValuesRow): DutyMark[] =>
  duty.state === 'Open' ? dutyMarks({ dueAt: duty.due_at, plainDueAt: duty.plain_due_at }, classHours[duty.class]) : [];

const isUnderReview = (duty: DutyValuesRow | undefined): boolean =>
  duty !== undefined && duty.state !== 'WithMain' && needsReview(duty);

export const kindOfMark = ({ kind }: DutyMark): DutyKind =>
  kind === 'due' ? 'safety.filing-due' : 'safety.filing-overdue';

/** The kinds of notifications that no longer apply after this change of a duty. */
const withdrawnBy = ({ before, after }: DutyChange): DutyKind[] => {
  const was = dueOf(before);
  return [
    ...(isAtOnce(before) && !isAtOnce(after) ? (['safety.filing-at-once'] as const) : []),
    ...(was !== undefined && was !== dueOf(after) ? (['safety.filing-due', 'safety.filing-overdue'] as const) : []),
    ...(isUnderReview(before) && !isUnderReview(after) ? (['safety.filing-review'] as const) : []),
  ];
};

/**
 * The notification for this change of a duty; for a deadline that was set or moved, that of the last mark it has
 * passed.
 */
const kindsOfChange = ({ before, after }: DutyChange, now: Date): DutyKind[] => {
  const due = dueOf(after);
  const isSet = due !== undefined && due !== dueOf(before);
  const { last } = marksAround(isSet ? marksOf(after) : [], now);
  return [
    ...(isAtOnce(after) && !isAtOnce(before) ? (['safety.filing-at-once'] as const) : []),
    ...(last ? [kindOfMark(last)] : []),
    ...(isUnderReview(after) && !isUnderReview(before) ? (['safety.filing-review'] as const) : []),
  ];
};

/** Immediate duties do not wait for the daily digest, also for a confidential report. */
const mailsDaily = (kind: DutyKind, isConfidential: boolean): boolean =>
  isConfidential && kind !== 'safety.filing-at-once';

type DutyNotification = { id: number; isConfidential: boolean; kind: DutyKind };

const placeOf = (id: number): string => `/esms/report/view/${id}`;

/** Notifies the safety office, except the actor, of duties; one statement for each kind. */
export const notifyOfDuties = async (
  tx: Tx<SafetyTables>,
  all: readonly DutyNotification[],
  { at, actorId }: Pick<Notified, 'at' | 'actorId'>,
): Promise<void> => {
  if (all.length === 0) return;
  const office = await listMasterIds(tx);
  const keyOf = ({ kind, isConfidential }: DutyNotification): string => `${kind} ${mailsDaily(kind, isConfidential)}`;
  for (const alike of Map.groupBy(all, keyOf).values()) {
    const [{ kind, isConfidential } = { kind: undefined, isConfidential: false }] = alike;
    if (kind === undefined) continue;
    const records = alike.map(({ id }) => ({ recordId: id, place: placeOf(id) }));
    const what = { kind, recordType: REPORT, at, actorId, mailsDaily: mailsDaily(kind, isConfidential) };
    await notifyOfRecords(tx, what, records, office);
  }
};

/**
 * Notifies the safety office of changed duties and removes notifications that no longer apply
 * (rules/notification.md#who-is-notified).
 */
export const notifyOfChanges = async (
  tx: Tx<SafetyTables>,
  changes: readonly DutyChange[],
  who: { now: Date; actorId?: number | undefined },
): Promise<void> => {
  const withdrawn = changes.flatMap((change) =>
    withdrawnBy(change).map((kind) => ({ kind, recordId: change.after.report_id })),
  );
  for (const [kind, records] of Map.groupBy(withdrawn, (each) => each.kind))
    await withdrawNotifications(
      tx,
      { kind, recordType: REPORT },
      records.map(({ recordId }) => recordId),
    );
  const notifications = changes.flatMap((change) =>
    kindsOfChange(change, who.now).map((kind) => ({
      kind,
      id: change.after.report_id,
      isConfidential: change.isConfidential,
    })),
  );
  await notifyOfDuties(tx, notifications, { at: who.now, actorId: who.actorId });
};

/**
 * Notifies the whole office of the present state of a report that became confidential: the people left out of earlier
 * notifications would otherwise be recognised by the gap (rules/safety.md#confidential-reports).
 */
export const notifyAgain = async (
  tx: Tx<SafetyTables>,
  { reportId, receivedAt, now }: { reportId: number; receivedAt: Date; now: Date },
): Promise<void> => {
  const duty = await findDuty(tx, reportId);
  const notify = (kind: DutyKind, at: Date) =>
    notifyOfDuties(tx, [{ id: reportId, isConfidential: true, kind }], { at });
  if (isAtOnce(duty)) await notify('safety.filing-at-once', receivedAt);
  else await notifyOfReceipt(tx, { reportId, at: receivedAt }, true);
  if (duty === undefined) return;
  const { last } = marksAround(marksOf(duty), now);
  if (last) await notify(kindOfMark(last), last.at);
  if (isUnderReview(duty)) await notify('safety.filing-review', now);
};
