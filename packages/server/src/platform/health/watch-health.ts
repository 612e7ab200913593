import { setTimeout as delay } from 'node:timers/promises';

/** A repeated check of something that the portal needs. */
export type Watch = { isWell: () => boolean; stop: () => void };

type Watched = {
  /** Throws an error, or never settles, when it is unavailable. */
  check: () => Promise<void>;
  onUnavailable: (error: unknown) => void;
  onBack: () => void;
};

const EVERY_MS = 1_000;
/** With the interval less than the 5 s within which readiness must be correct. */
const PATIENCE_MS = 2_500;
/** If this process itself was delayed this long, a late answer is not the service's fault. */
const OWN_DELAY_MS = 500;

class TimedOut extends Error {
  constructor() {
    super('no answer in time');
  }
}

const inTime = async (check: () => Promise<void>): Promise<void> => {
  const over = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: over.signal, ref: false }).then(
    () => Promise.reject(new TimedOut()),
    () => undefined,
  );
  try {
    await Promise.race([check(), late]);
  } finally {
    over.abort();
  }
};

/** Checks every second from now on; reports each failure and each recovery once. */
export const watchOver = ({ check, onUnavailable, onBack }: Watched): Watch => {
  let isWell = true;
  const stopped = new AbortController();
  const look = async (): Promise<void> => {
    const from = performance.now();
    try {
      await inTime(check);
      if (stopped.signal.aborted || isWell) return;
      isWell = true;
      onBack();
    } catch (error) {
      const isOurDelay = error instanceof TimedOut && performance.now() - from > PATIENCE_MS + OWN_DELAY_MS;
      if (stopped.signal.aborted || !isWell || isOurDelay) return;
      isWell = false;
      onUnavailable(error);
    }
  };
  void (async () => {
    while (!stopped.signal.aborted) {
      await look();
      await delay(EVERY_MS, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  })();
  return { isWell: () => isWell, stop: () => stopped.abort() };
};
