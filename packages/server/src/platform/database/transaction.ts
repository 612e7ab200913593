import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Tx } from './pool.ts';

/**
 * Two transactions met: a deadlock, a serialization failure, or a record that the other deleted after it was looked up here.
 * Run again, the command sees what the other did, and its own rule answers.
 */
const MET = new Set(['40001', '40P01', '23503']);
const TRIES = 5;
const LONGEST_WAIT_MS = 50;

const hasMet = (error: unknown): boolean => MET.has((error as { code?: string } | null)?.code ?? '');

/** Runs a command in a transaction, and anew when it met another one. */
export const inTransaction = async <Tables, T>(db: Db<Tables>, work: (tx: Tx<Tables>) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !hasMet(error)) throw error;
      await delay(Math.random() * LONGEST_WAIT_MS * attempt);
    }
};
