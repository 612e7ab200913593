import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

export type StoredFileTables = { 'platform.stored_file': { sha256: string; size: number } };

/** Claims a content; a second transaction that claims the same waits until this one ends. Answers if it is new. */
export const claimContent = async (tx: Tx<StoredFileTables>, sha256: string, size: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into platform.stored_file (sha256, size) values (${sha256}, ${size}) on conflict do nothing returning sha256
  `.execute(tx);
  return rows.length > 0;
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
