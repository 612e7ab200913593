import { setTimeout as delay } from 'node:timers/promises';

/** Whether something that the portal needs is there, looked at time and again. */
export type Watch = { isWell: () => boolean; stop: () => void };

type Watched = {
  /** Raises an error, or never ends, when it is gone. */
  check: () => Promise<void>;
  onGone: (error: unknown) => void;
  onBack: () => void;
};

const EVERY_MS = 1_000;
/** With the interval it makes less than the 5 s in which readiness must tell the truth. */
const PATIENCE_MS = 2_500;
/** A process that was itself held up for so long cannot tell who was late. */
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

/** Looks every second, from now on; tells when it goes and when it comes back, each once. */
export const watchOver = ({ check, onGone, onBack }: Watched): Watch => {
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
      onGone(error);
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
