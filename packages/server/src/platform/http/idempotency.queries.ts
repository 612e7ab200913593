import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

export type IdempotencyTables = {
  'platform.idempotent_reply': {
    employee_id: number;
    method: string;
    path: string;
    key: string;
    body_hash: string;
    status: number;
    reply: unknown;
    created_at: Date;
  };
};

export type ReplyKey = { employeeId: number; method: string; path: string; key: string };

/** Takes the key until the transaction ends; false while another transaction holds it. */
export const lockKey = async (tx: Tx<IdempotencyTables>, key: ReplyKey): Promise<boolean> => {
  const name = [key.employeeId, key.method, key.path, key.key].join(' ');
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
};

export const findReply = (tx: Tx<IdempotencyTables>, key: ReplyKey) =>
  tx
    .selectFrom('platform.idempotent_reply')
    .select(['body_hash', 'reply'])
    .where('employee_id', '=', key.employeeId)
    .where('method', '=', key.method)
    .where('path', '=', key.path)
    .where('key', '=', key.key)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();

export const keepReply = async (
  tx: Tx<IdempotencyTables>,
  key: ReplyKey,
  { bodyHash, status, reply }: { bodyHash: string; status: number; reply: unknown },
): Promise<void> => {
  await sql`
    insert into platform.idempotent_reply (employee_id, method, path, key, body_hash, status, reply, created_at)
    values (${key.employeeId}, ${key.method}, ${key.path}, ${key.key}, ${bodyHash}, ${status}, ${JSON.stringify(reply)}, now())
    on conflict (employee_id, method, path, key) do update set
      body_hash = excluded.body_hash, status = excluded.status, reply = excluded.reply, created_at = excluded.created_at
  `.execute(tx);
};

/** Forgets what others than one person were answered below a path: they are not told it again. */
export const forgetReplies = async (tx: Tx<IdempotencyTables>, below: string, but: number): Promise<void> => {
  await tx
    .deleteFrom('platform.idempotent_reply')
    .where((row) => row.fn('starts_with', ['path', row.val(below)]))
    .where('employee_id', '<>', but)
    .execute();
};

/** The database's clock, in milliseconds. */
export const readDatabaseClock = async (db: Tx<IdempotencyTables>): Promise<number> => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at.getTime() ?? 0;
};

/** After the database's clock jumped ahead: what was kept is as old as before. */
export const carryReplies = async (db: Tx<IdempotencyTables>, ms: number): Promise<void> => {
  await sql`update platform.idempotent_reply set created_at = created_at + ${ms} * interval '1 millisecond'`.execute(
    db,
  );
};

/** Forgets answers older than a day. */
export const forgetOldReplies = async (db: Tx<IdempotencyTables>): Promise<void> => {
  await sql`delete from platform.idempotent_reply where created_at < now() - interval '24 hours'`.execute(db);
};
