/** This many failures within the window open the breaker. */
const MOST_FAILURES = 5;
const WITHIN_MS = 10_000;
/** How long calls are rejected then. */
const PAUSE_MS = 5_000;

/** The call was rejected because earlier ones failed repeatedly. */
export class NotTried extends Error {
  constructor() {
    super('not tried: it failed again and again just before');
    this.name = 'NotTried';
  }
}

/**
 * A circuit breaker: after 5 failures in 10 s calls are rejected with `NotTried` for 5 s; then a single failure opens
 * it again. `isFailure` separates failures of the service from its answers; `now` returns milliseconds.
 */
export const createBreaker = (isFailure: (error: unknown) => boolean, now: () => number = () => performance.now()) => {
  let failures: number[] = [];
  let refusesUntil = Number.NEGATIVE_INFINITY;
  let isOnTrial = false;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (now() < refusesUntil) throw new NotTried();
    try {
      const done = await work();
      [failures, isOnTrial] = [[], false];
      return done;
    } catch (error) {
      if (isFailure(error)) {
        failures = [...failures.filter((at) => at > now() - WITHIN_MS), now()];
        if (isOnTrial || failures.length >= MOST_FAILURES) {
          isOnTrial = true;
          refusesUntil = now() + PAUSE_MS;
        }
      }
      throw error;
    }
  };
};
