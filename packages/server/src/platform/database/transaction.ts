import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '@portal/contract/kernel';
import type { Db, Tx } from './pool.ts';

/**
 * Errors of concurrent transactions: a deadlock, a serialization failure, or a reference to a record that was deleted
 * concurrently. On retry the command sees the other's change, and its own rule answers.
 */
const MET = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';
const TRIES = 5;
const LONGEST_WAIT_MS = 50;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** Runs a command in a transaction and retries it after a conflict with a concurrent one. */
export const inTransaction = async <Tables, T>(db: Db<Tables>, work: (tx: Tx<Tables>) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isForeignKey = codeOf(error) === FOREIGN_KEY;
      // The other change is visible now, and the command has no rule of its own for it.
      if (isForeignKey && attempt > 1) throw new Problem('changed-meanwhile');
      if (attempt === TRIES || !(isForeignKey || MET.has(codeOf(error)))) throw error;
      await delay(Math.random() * LONGEST_WAIT_MS * attempt);
    }
};
