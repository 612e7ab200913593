import { setTimeout as delay } from 'node:timers/promises';

type Wait = {
  /** What is waited for, used in the error message: `the upload is staged`. */
  what: string | (() => string);
  /** Milliseconds: a guard against hanging, not a figure. */
  within?: number;
};

const USUAL_MS = 120_000;

const timeoutError = (what: Wait['what'], within: number): Error =>
  new Error(`waited ${within / 1000} s in vain: ${typeof what === 'string' ? what : what()}`);

/** Waits until a condition holds, polling every few milliseconds; throws an error that names `what` on timeout. */
export const until = async (
  condition: () => unknown,
  { what, within = USUAL_MS, every = 20 }: Wait & { every?: number },
): Promise<void> => {
  const end = performance.now() + within;
  while (!(await condition())) {
    if (performance.now() > end) throw timeoutError(what, within);
    await delay(every);
  }
};

/** Waits for a promise; throws an error that names `what` if it is not settled in time. */
export const settledInTime = async <T>(promise: Promise<T>, { what, within = USUAL_MS }: Wait): Promise<T> => {
  const over = new AbortController();
  const late = delay(within, undefined, { signal: over.signal }).then(() => {
    throw timeoutError(what, within);
  });
  return Promise.race([promise, late]).finally(() => over.abort());
};
