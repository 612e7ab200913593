import { watchClock } from '../clock.ts';
import type { Db } from '../database/pool.ts';
import { carryReplies, type IdempotencyTables, readDatabaseClock } from './idempotency.queries.ts';

type Log = { warn: (facts: object, message: string) => void; error: (facts: object, message: string) => void };

/** The database's clock against this process's. */
const offset = async (db: Db<IdempotencyTables>): Promise<number> => (await readDatabaseClock(db)) - Date.now();

/**
 * After a jump of the clock: says so, and lets answers kept for an Idempotency-Key be as old as before. They expire by the
 * database's clock, which may be this machine's or another's: only as far as that one jumped they are carried along.
 */
export const carryKeysOverJumps = async (
  db: Db<IdempotencyTables>,
  log: Log,
  watch: typeof watchClock = watchClock,
): Promise<{ stop: () => void }> => {
  let known = await offset(db);
  const carry = async (ms: number): Promise<void> => {
    const now = await offset(db);
    const ahead = ms + now - known;
    known = now;
    if (ahead > 0) await carryReplies(db, Math.round(ahead));
  };
  return watch({
    onJump: (ms) => {
      log.warn({ seconds: Math.round(ms / 1000) }, 'the clock jumped');
      carry(ms).catch((err: unknown) => log.error({ err }, 'kept answers were not carried over the jump of the clock'));
    },
  });
};
