import type { MailMode } from '@portal/contract/notification';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { NotificationTables } from './notification-tables.ts';

export type NotificationRow = {
  id: number;
  kind: string;
  record_type: string;
  record_id: number;
  place: string;
  at: Date;
  times: number;
  read_at: Date | null;
};

type Asked = { employeeId: number; before?: number; limit: number; unread: boolean };

/** A person's notifications, newest first, after a given one. */
export const listNotifications = async (
  db: Db<NotificationTables>,
  { employeeId, before, limit, unread }: Asked,
): Promise<NotificationRow[]> => {
  const after =
    before === undefined
      ? sql``
      : sql`and (n.at, n.id) < (select b.at, b.id from notification.notification b
          where b.id = ${before} and b.employee_id = ${employeeId})`;
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.record_type, n.record_id, n.place, n.at, n.times, n.read_at
    from notification.notification n
    where n.employee_id = ${employeeId} ${unread ? sql`and n.read_at is null` : sql``} ${after}
    order by n.at desc, n.id desc limit ${limit}
  `.execute(db);
  return rows;
};

export const markAsRead = async (
  tx: Tx<NotificationTables>,
  employeeId: number,
  record: { type: string; id: number } | undefined,
  at: Date,
): Promise<void> => {
  let update = tx
    .updateTable('notification.notification')
    .set({ read_at: at })
    .where('employee_id', '=', employeeId)
    .where('read_at', 'is', null);
  if (record) update = update.where('record_type', '=', record.type).where('record_id', '=', record.id);
  await update.execute();
};

/** A value that changes with every new or read notification of a person. */
export const stateOf = async (db: Db<NotificationTables>, employeeId: number): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select coalesce(max(id), 0) || '.' || count(*) as state from notification.notification
    where employee_id = ${employeeId} and read_at is null
  `.execute(db);
  return rows[0]?.state ?? '';
};

/** The recipients of notifications of the last seconds, by the database's clock. */
export const listRecentlyNotified = async (
  db: Db<NotificationTables>,
  seconds: number,
): Promise<{ id: number; employee_id: number }[]> => {
  const { rows } = await sql<{ id: number; employee_id: number }>`
    select id, employee_id from notification.notification
    where written_at > clock_timestamp() - make_interval(secs => ${seconds}::float8)
  `.execute(db);
  return rows;
};

export const listChoices = (db: Db<NotificationTables>, employeeId: number) =>
  db.selectFrom('notification.choice').select(['kind', 'mail']).where('employee_id', '=', employeeId).execute();

export const saveChoice = async (
  tx: Tx<NotificationTables>,
  employeeId: number,
  { kind, mail }: { kind: string; mail: MailMode },
): Promise<void> => {
  if (mail === 'off')
    await tx.deleteFrom('notification.choice').where('employee_id', '=', employeeId).where('kind', '=', kind).execute();
  else
    await tx
      .insertInto('notification.choice')
      .values({ employee_id: employeeId, kind, mail })
      .onConflict((met) => met.columns(['employee_id', 'kind']).doUpdateSet({ mail }))
      .execute();
};

/** Deletes old notifications; returns their number. */
export const forgetOld = async (
  db: Db<NotificationTables>,
  { readBefore, before, most }: { readBefore: Date; before: Date; most: number },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    delete from notification.notification where id in (
      select id from notification.notification where read_at < ${readBefore} or at < ${before} limit ${most}
    ) returning id
  `.execute(db);
  return rows.length;
};
