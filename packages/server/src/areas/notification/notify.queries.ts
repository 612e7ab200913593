import type { NotificationKind } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { NotificationTables } from './notification-tables.ts';

/** The kind and record of a notification. */
export type NotifiedOf = { kind: NotificationKind; recordType: string; recordId: number };
export type Notified = NotifiedOf & {
  /** Path, query and hash within the portal. */
  place: string;
  at: Date;
  /** The person who made the change, if any: nobody is notified of their own acts. */
  actorId?: number | undefined;
  /**
   * Sends mail only in the daily digest, because the time of an immediate mail would reveal when the change was made.
   */
  mailsDaily?: boolean | undefined;
};

/** A record of a notification, with the address where it can be read. */
type NotifiedRecord = Pick<Notified, 'recordId' | 'place'>;

/** Notifies people of many records in one statement (see `notify`). */
export const notifyOfRecords = async (
  tx: Tx<NotificationTables>,
  { kind, recordType, at, actorId, mailsDaily = false }: Omit<Notified, 'recordId' | 'place'>,
  records: readonly NotifiedRecord[],
  people: readonly number[],
): Promise<void> => {
  const employeeIds = people.filter((id) => id !== actorId);
  if (employeeIds.length === 0 || records.length === 0) return;
  // Ordered by person, so that concurrent changes lock the rows in the same order.
  await sql`
    with told as (
      insert into notification.notification as n (employee_id, kind, record_type, record_id, place, at)
      select distinct person.id, ${kind}::text, ${recordType}::text, record.id, record.place, ${at}::timestamptz
      from unnest(${employeeIds}::integer[]) as person(id),
        unnest(${records.map(({ recordId }) => recordId)}::integer[], ${records.map(({ place }) => place)}::text[])
          as record(id, place)
      order by person.id, record.id
      on conflict (employee_id, kind, record_type, record_id) where read_at is null do update
        set id = excluded.id, at = excluded.at, place = excluded.place, times = n.times + 1,
          written_at = excluded.written_at
      returning id, employee_id, times
    )
    insert into notification.mail (notification_id, employee_id, mode)
    select told.id, told.employee_id, case when ${mailsDaily}::boolean then 'daily' else c.mail end from told
      join notification.choice c on c.employee_id = told.employee_id and c.kind = ${kind}::text
    where told.times = 1 order by told.id
  `.execute(tx);
};

/**
 * Notifies people of a change, in its transaction, and by mail if they chose so. An unread notification of the same
 * record and kind is updated instead of repeated, and mailed once.
 */
export const notify = (
  tx: Tx<NotificationTables>,
  { recordId, place, ...notification }: Notified,
  people: readonly number[],
): Promise<void> => notifyOfRecords(tx, notification, [{ recordId, place }], people);

const ofRecord = (tx: Tx<NotificationTables>, { recordType, recordId }: Omit<NotifiedOf, 'kind'>) =>
  tx.deleteFrom('notification.notification').where('record_type', '=', recordType).where('record_id', '=', recordId);

/** Withdraws unread notifications that no longer apply, of all people except those named. */
export const withdrawNotification = async (
  tx: Tx<NotificationTables>,
  notification: NotifiedOf,
  except: readonly number[] = [],
): Promise<void> => {
  await ofRecord(tx, notification)
    .where('kind', '=', notification.kind)
    .where('read_at', 'is', null)
    .where(sql<boolean>`employee_id <> all(${except}::integer[])`)
    .execute();
};

/** Withdraws from everybody the unread notification that was sent once, at this moment. */
export const withdrawNotifiedAt = async (
  tx: Tx<NotificationTables>,
  notification: NotifiedOf,
  at: Date,
): Promise<void> => {
  await ofRecord(tx, notification)
    .where('kind', '=', notification.kind)
    .where('read_at', 'is', null)
    .where('times', '=', 1)
    .where('at', '=', at)
    .execute();
};

/** Withdraws unread notifications of many records that no longer apply. */
export const withdrawNotifications = async (
  tx: Tx<NotificationTables>,
  { kind, recordType }: Omit<NotifiedOf, 'recordId'>,
  recordIds: readonly number[],
): Promise<void> => {
  await tx
    .deleteFrom('notification.notification')
    .where('record_type', '=', recordType)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .where(sql<boolean>`record_id = any(${recordIds}::integer[])`)
    .execute();
};

/** Deletes notifications, read or not. */
export const forgetNotification = async (tx: Tx<NotificationTables>, notification: NotifiedOf): Promise<void> => {
  await ofRecord(tx, notification).where('kind', '=', notification.kind).execute();
};

/** Deletes all notifications of a deleted record. */
export const forgetNotificationsOf = async (
  tx: Tx<NotificationTables>,
  record: Omit<NotifiedOf, 'kind'>,
): Promise<void> => {
  await ofRecord(tx, record).execute();
};

/** Withdraws a person's unread notifications of a record; all of them, or one kind. */
export const withdrawNotificationsFrom = async (
  tx: Tx<NotificationTables>,
  { kind, ...record }: Omit<NotifiedOf, 'kind'> & Partial<Pick<NotifiedOf, 'kind'>>,
  employeeId: number,
): Promise<void> => {
  await ofRecord(tx, record)
    .where('employee_id', '=', employeeId)
    .where('read_at', 'is', null)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? ''))
    .execute();
};
