import { sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';

export type StoredFileTables = { 'platform.stored_file': { sha256: string; size: number } };

/**
 * Claims a content; a second transaction that claims the same, or would give it up, waits until this one ends. The
 * update locks a row that is there already. Answers if it is new: `xmax` is 0 on a row that was inserted.
 */
export const claimContent = async (tx: Tx<StoredFileTables>, sha256: string, size: number): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into platform.stored_file (sha256, size) values (${sha256}, ${size})
    on conflict (sha256) do update set size = excluded.size
    returning xmax = 0 as is_new
  `.execute(tx);
  return rows[0]?.is_new ?? false;
};

const FOREIGN_KEY_VIOLATION = '23503';

/** Gives a content up unless a file still refers to it; answers if it is free. */
export const releaseContent = async (tx: Tx<StoredFileTables>, sha256: string): Promise<boolean> => {
  await sql`savepoint release`.execute(tx);
  try {
    await tx.deleteFrom('platform.stored_file').where('sha256', '=', sha256).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint release`.execute(tx);
    return false;
  }
};

export type StoredFileDb = Db<StoredFileTables>;
