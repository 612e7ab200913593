import { type Day, dayInSeoul } from '@portal/contract/kernel';

/** The device's own clock, for durations and for data stored on the device; not for the present day. */
export const deviceTime = (): number => Date.now();

/** How far the server's clock is ahead of the device's. */
let offsetMs = 0;

/** The present time by the server's clock, which decides what is due, overdue or in the future. */
export const now = (): Date => new Date(deviceTime() + offsetMs);

/** The present day in Seoul. */
export const today = (): Day => dayInSeoul(now());

/** The `date` header has a precision of seconds. */
const HEADER_PRECISION_MS = 1_000;

/**
 * Corrects the clock by an answer that has just arrived, `tookMs` after its request: the present is between the time in
 * its header and that much later. A clock within this range is not changed, so that it does not jump with every answer.
 * Answers that may be cached are ignored.
 */
export const learnClock = (headers: Headers, tookMs: number): void => {
  const served = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(served) || headers.get('cache-control')?.includes('no-store') !== true) return;
  const latest = served + HEADER_PRECISION_MS + tookMs;
  offsetMs = Math.min(Math.max(now().getTime(), served), latest) - deviceTime();
};
