/** The day so many days from `start`, `2026-11-20`. */
export const addDays = (start: string, days: number): string =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10);

/** The day it is in Seoul. */
export const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

export const yearOf = (day: string): number => Number(day.slice(0, 4));
