import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '@portal/contract/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from './pool.ts';
import { isStalePlan } from './serving-client.ts';

/**
 * Errors of concurrent transactions: a deadlock, a serialization failure, or a reference to a record that was deleted
 * concurrently. On retry the command sees the other's change, and its own rule answers.
 */
const CONFLICTS = new Set(['40001', '40P01']);
const FOREIGN_KEY = '23503';
const TRIES = 5;
const LONGEST_WAIT_MS = 50;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** The connection was lost, or the database said that it closes it; not one that could not be opened. */
const isBroken = (error: unknown): boolean =>
  /^(08...|57P0[12]|ECONNRESET|EPIPE)$/.test(codeOf(error)) ||
  (error instanceof Error &&
    (error as NodeJS.ErrnoException).syscall !== 'connect' &&
    /Connection terminated|Client has encountered a connection error/.test(error.message));

/**
 * Runs a command in a transaction. Retries it after a conflict with a concurrent one or a migration of another version,
 * and once when its connection broke before the commit was sent. Whether a commit that was sent took effect is unknown:
 * there the Idempotency-Key decides (rules/platform.md#retries).
 */
export const inTransaction = async <Tables, T>(db: Db<Tables>, work: (tx: Tx<Tables>) => Promise<T>): Promise<T> => {
  let hasBroken = false;
  for (let attempt = 1; ; attempt += 1) {
    let isDone = false;
    try {
      return await db.transaction().execute(async (tx) => {
        const answer = await work(tx);
        isDone = true;
        return answer;
      });
    } catch (error) {
      if (isBroken(error) && !isDone && !hasBroken) {
        hasBroken = true;
        continue;
      }
      const isForeignKey = codeOf(error) === FOREIGN_KEY;
      // The other change is visible now, and the command has no rule of its own for it.
      if (isForeignKey && attempt > 1) throw new Problem('changed-meanwhile');
      const mayRetry = isForeignKey || CONFLICTS.has(codeOf(error)) || isStalePlan(error);
      if (attempt === TRIES || !mayRetry) throw error;
      await delay(Math.random() * LONGEST_WAIT_MS * attempt);
    }
  }
};

/**
 * From here to its end a transaction plans each statement for its values. Planning takes some milliseconds; one plan for
 * all values is many times slower where a statement reads a day or five years, one department or all.
 */
export const planForValues = async <Tables>(tx: Tx<Tables>): Promise<void> => {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
};

/** Reads with plans made for the values of each statement; all statements see the same moment. */
export const readPlanned = async <Tables, T>(db: Db<Tables>, read: (tx: Tx<Tables>) => Promise<T>): Promise<T> => {
  const run = (): Promise<T> =>
    db
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await planForValues(tx);
        return read(tx);
      });
  try {
    return await run();
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return run();
  }
};
