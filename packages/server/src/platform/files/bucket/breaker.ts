/** So many failures within so long open it. */
const MOST_FAILURES = 5;
const WITHIN_MS = 10_000;
/** Then nothing is tried for so long. */
const PAUSE_MS = 5_000;

/** Something is not tried for now, as it failed again and again. */
export class NotTried extends Error {
  constructor() {
    super('not tried: it failed again and again just before');
    this.name = 'NotTried';
  }
}

/**
 * Runs work that may fail as a whole service fails: after 5 failures in 10 s whoever comes is refused at once with `NotTried` for 5 s, and
 * then the first failure refuses anew. `isFailure` tells failures of the service from what it answered; `now` counts milliseconds.
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
