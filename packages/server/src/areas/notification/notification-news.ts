import type { Db } from '#platform/database/pool';
import { listRecentlyNotified, stateOf } from './notification.queries.ts';
import type { NotificationTables } from './notification-tables.ts';

/** Who is told of something hears of it within it. */
const LOOK_MS = 1_000;
/** No change takes longer to be committed after it was written. */
const LATE_SECONDS = 60;
/** How long somebody is kept waiting: less than what stands between does with a connection on which nothing moves. */
const WAIT_MS = 50_000;
/** Whoever waits more often is answered, the first one first. */
const WAITING_A_PERSON = 4;

export type News = {
  /** Answers the state of what somebody was told, once it is another than the one they know or a while has gone by. */
  wait: (employeeId: number, known: string | undefined, left: AbortSignal) => Promise<string>;
  /** Answers everybody who waits, and whoever comes, at once. */
  stop: () => void;
};

/**
 * Lets people wait for what they are told. Nobody is asked for each of them: while somebody waits, one query a second tells
 * of everybody, also of what other processes wrote. Told twice is what was written, never what was seen: a change may be
 * committed after one that was written later.
 */
export const createNews = (db: Db<NotificationTables>): News => {
  const waiting = new Map<number, Set<(isTold: boolean) => void>>();
  const seen = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const lately = await listRecentlyNotified(db, LATE_SECONDS);
    const now = performance.now();
    for (const { id, employee_id } of lately) {
      if (seen.has(id)) continue;
      seen.set(id, now);
      for (const end of waiting.get(employee_id) ?? []) end(true);
    }
    for (const [id, at] of seen) if (now - at > 2 * LATE_SECONDS * 1000) seen.delete(id);
  };
  const lookOn = (): void => {
    if (timer !== undefined || waiting.size === 0 || isStopped) return;
    timer = setTimeout(() => {
      // Without the database nobody is told anything, which its watch says.
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          lookOn();
        });
    }, LOOK_MS);
  };

  /** Whether something was told before the wait was ended. */
  const untilNotified = (employeeId: number, ended: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      if (isStopped || ended.aborted) return resolve(false);
      const mine = waiting.get(employeeId) ?? new Set();
      const end = (isTold: boolean): void => {
        ended.removeEventListener('abort', leave);
        mine.delete(end);
        if (mine.size === 0) waiting.delete(employeeId);
        resolve(isTold);
      };
      const leave = (): void => end(false);
      ended.addEventListener('abort', leave);
      waiting.set(employeeId, mine.add(end));
      if (mine.size > WAITING_A_PERSON) [...mine][0]?.(false);
      lookOn();
    });

  return {
    wait: async (employeeId, known, left) => {
      if (known === undefined) return stateOf(db, employeeId);
      const over = new AbortController();
      const patience = setTimeout(() => over.abort(), WAIT_MS);
      const ended = AbortSignal.any([left, over.signal]);
      try {
        for (;;) {
          // What was told before the wait began is found by its state, what is told from now on by the look. The look may tell
          // of what is known already: it is waited on.
          const told = untilNotified(employeeId, ended);
          const state = await stateOf(db, employeeId);
          if (state !== known || !(await told)) return state;
        }
      } finally {
        clearTimeout(patience);
        over.abort();
      }
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const ends of [...waiting.values()]) for (const end of [...ends]) end(false);
    },
  };
};
