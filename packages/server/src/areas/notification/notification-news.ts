import type { Db } from '#platform/database/pool';
import { listRecentlyNotified, stateOf } from './notification.queries.ts';
import type { NotificationTables } from './notification-tables.ts';

/** Interval of the check: recipients hear of news within it. */
const LOOK_MS = 1_000;
/** The maximum time between the writing of a change and its commit. */
const LATE_SECONDS = 60;
/** How long a call waits: shorter than the idle timeout of usual proxies. */
const WAIT_MS = 50_000;
/** Maximum waiting calls of a person; a further one ends the oldest. */
const WAITING_A_PERSON = 4;

export type News = {
  /** Resolves with the state of a person's notifications, once it differs from the known one or a time has passed. */
  wait: (employeeId: number, known: string | undefined, left: AbortSignal) => Promise<string>;
  /** Answers all waiting and new calls at once. */
  stop: () => void;
};

/**
 * Lets people wait for notifications by long polling. While anybody waits, one query a second covers everybody, and
 * also finds what other processes wrote. It looks back by the time of writing, not by what was seen before, since a
 * change may be committed after one that was written later; so it may report the same change twice.
 */
export const createNews = (db: Db<NotificationTables>): News => {
  const waiting = new Map<number, Set<(isNotified: boolean) => void>>();
  const seen = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const recent = await listRecentlyNotified(db, LATE_SECONDS);
    const now = performance.now();
    for (const { id, employee_id } of recent) {
      if (seen.has(id)) continue;
      seen.set(id, now);
      for (const end of waiting.get(employee_id) ?? []) end(true);
    }
    for (const [id, at] of seen) if (now - at > 2 * LATE_SECONDS * 1000) seen.delete(id);
  };
  const lookOn = (): void => {
    if (timer !== undefined || waiting.size === 0 || isStopped) return;
    timer = setTimeout(() => {
      // Without the database there is no news; its watch reports that.
      void look()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          lookOn();
        });
    }, LOOK_MS);
  };

  /** Whether a notification arrived before the wait ended. */
  const untilNotified = (employeeId: number, ended: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      if (isStopped || ended.aborted) return resolve(false);
      const mine = waiting.get(employeeId) ?? new Set();
      const end = (isNotified: boolean): void => {
        ended.removeEventListener('abort', leave);
        mine.delete(end);
        if (mine.size === 0) waiting.delete(employeeId);
        resolve(isNotified);
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
          // Changes before the wait are found by the state, later ones by the check. The check may report changes that
          // are already known, so the wait continues.
          const notified = untilNotified(employeeId, ended);
          const state = await stateOf(db, employeeId);
          if (state !== known || !(await notified)) return state;
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
