import { type Day, dayInSeoul } from '@portal/contract/kernel';

/** The device's own clock, for how long something took and for what is kept on the device; what day it is it does not know. */
export const deviceTime = (): number => Date.now();

/** How far the server's clock is ahead of the device's. */
let ahead = 0;

/** The present as the server has it, which alone says what is due, overdue or in the future. */
export const now = (): Date => new Date(deviceTime() + ahead);

/** The day it is in Seoul. */
export const today = (): Day => dayInSeoul(now());

/** An answer tells its second, not when within it. */
const HEADER_PRECISION_MS = 1_000;

/**
 * Learns from an answer that came just now, `tookMs` after it was asked for: the present lies between the second that it tells
 * and that much later. What already lies there stands, so that the clock does not jump with every answer. An answer that may
 * have been kept since another day tells nothing.
 */
export const learnClock = (headers: Headers, tookMs: number): void => {
  const served = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(served) || headers.get('cache-control')?.includes('no-store') !== true) return;
  const latest = served + HEADER_PRECISION_MS + tookMs;
  ahead = Math.min(Math.max(now().getTime(), served), latest) - deviceTime();
};
