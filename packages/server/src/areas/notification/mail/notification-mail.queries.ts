import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { NotificationTables } from '../notification-tables.ts';

export type Mode = 'at-once' | 'daily';

/** Something that waits to be mailed. */
export type WaitingRow = {
  id: number;
  employee_id: number;
  kind: string;
  record_type: string;
  record_id: number;
  place: string;
  is_read: boolean;
};

/** A process that claimed a mail this long ago without a result counts as dead. */
const CLAIM_SECONDS = 300;

/**
 * Claims what to send next after an id: one immediate mail, or all notifications of a person's digest. No other process
 * takes it until it is ended or given back.
 */
export const claimNext = async (
  tx: Tx<NotificationTables>,
  mode: Mode,
  after: { employeeId: number; id: number },
): Promise<WaitingRow[]> => {
  const { rows } = await sql<WaitingRow>`
    with free as (
      select m.id, m.employee_id from notification.mail m
      where m.state = 'waiting' and m.mode = ${mode}
        and (m.claimed_at is null or m.claimed_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}::float8))
    ), first as (
      select m.id, m.employee_id from notification.mail m
      where m.id in (select id from free) and (m.employee_id, m.id) > (${after.employeeId}, ${after.id})
      order by m.employee_id, m.id limit 1 for update skip locked
    ), held as (
      select m.id from notification.mail m join first on m.employee_id = first.employee_id
      where m.id in (select id from free) and (m.id = first.id or ${mode === 'daily'}::boolean)
      order by m.id for update of m skip locked
    ), claimed as (
      update notification.mail m set claimed_at = clock_timestamp() from held where m.id = held.id
      returning m.id, m.employee_id, m.notification_id
    )
    select m.id, m.employee_id, n.kind, n.record_type, n.record_id, n.place, n.read_at is not null as is_read
    from claimed m join notification.notification n on n.id = m.notification_id
    order by n.at, n.id
  `.execute(tx);
  return rows;
};

/** The number of notifications that wait for an immediate mail, and for the digest. */
export const countWaitingMail = async (db: Db<NotificationTables>): Promise<{ mode: Mode; count: number }[]> => {
  const { rows } = await sql<{ mode: Mode; count: number }>`
    select m.mode, count(w.id)::integer as count from unnest(array['at-once', 'daily']) as m(mode)
      left join notification.mail w on w.mode = m.mode and w.state = 'waiting'
    group by m.mode
  `.execute(db);
  return rows;
};

/** Releases a claim. */
export const giveBack = async (db: Db<NotificationTables>, ids: readonly number[]): Promise<void> => {
  await sql`update notification.mail set claimed_at = null where id = any(${ids}::integer[])`.execute(db);
};

export const endMail = async (
  tx: Tx<NotificationTables>,
  ids: readonly number[],
  state: 'sent' | 'dropped' | 'refused',
  at: Date,
): Promise<void> => {
  await sql`
    update notification.mail set state = ${state}, ended_at = ${at} where id = any(${ids}::integer[])
  `.execute(tx);
};

/** Drops mail that could not be sent for this number of hours. */
export const dropOld = async (db: Db<NotificationTables>, hours: number, at: Date): Promise<void> => {
  await sql`
    update notification.mail set state = 'dropped', ended_at = ${at}
    where state = 'waiting' and written_at < clock_timestamp() - make_interval(hours => ${hours}::integer)
  `.execute(db);
};
