import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';

export type IdempotencyTables = {
  'platform.idempotent_reply': { name: string; path: string; sealed: Buffer; created_at: Date };
};

/** Locks the name of a call until the transaction ends; false while another transaction holds it. */
export const lockName = async (tx: Tx<IdempotencyTables>, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
};

export const findSealed = async (tx: Tx<IdempotencyTables>, name: string): Promise<Buffer | undefined> => {
  const row = await tx
    .selectFrom('platform.idempotent_reply')
    .select('sealed')
    .where('name', '=', name)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst();
  return row?.sealed;
};

export const storeSealed = async (
  tx: Tx<IdempotencyTables>,
  { name, path, sealed }: { name: string; path: string; sealed: Buffer },
): Promise<void> => {
  await sql`
    insert into platform.idempotent_reply (name, path, sealed, created_at) values (${name}, ${path}, ${sealed}, now())
    on conflict (name) do update set sealed = excluded.sealed, created_at = excluded.created_at
  `.execute(tx);
};

/** Deletes the stored answers of calls below a path. */
export const forgetReplies = async (tx: Tx<IdempotencyTables>, below: string): Promise<void> => {
  await sql`delete from platform.idempotent_reply where path ^@ ${below}`.execute(tx);
};

/** Deletes stored answers older than a day. */
export const forgetOldReplies = async (db: Tx<IdempotencyTables>): Promise<void> => {
  await sql`delete from platform.idempotent_reply where created_at < now() - interval '24 hours'`.execute(db);
};
