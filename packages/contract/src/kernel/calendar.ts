/** A calendar day in Asia/Seoul, `YYYY-MM-DD`. */
export type Day = string;

const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Shifts an instant so that its UTC fields show Seoul's local time. Korea has used UTC+9 without summer time since
 * 1988.
 */
export const clockInSeoul = (instant: Date): Date => new Date(instant.getTime() + SEOUL_OFFSET_MS);

/** The calendar day in Seoul at an instant. */
export const dayInSeoul = (instant: Date): Day => clockInSeoul(instant).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Adds a number of months to a month `YYYY-MM`; a negative number goes back. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Whether the text is an existing day `YYYY-MM-DD`; `2026-02-30` is not. */
export const isDay = (value: string): boolean => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value && yearOf(value) >= 1900;
};

/** Whether the text is a month, `2026-11`. */
export const isMonth = (value: string): boolean => value.length === 7 && isDay(`${value}-01`);

/** Whether the text is an existing local date and time to the minute, `2026-11-20T07:05`. */
export const isWallTime = (value: string): boolean => {
  const [day = '', time = ''] = value.split('T');
  return value.length === 16 && isDay(day) && /^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(time);
};

/**
 * Whether the text is an existing UTC instant. `Date` would read `2026-02-30T00:00:00Z` as 2 March; this rejects it.
 */
export const isInstant = (value: string): boolean =>
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value.slice(0, 10));

/** The instant at which a day begins in Seoul. */
export const startOfDayInSeoul = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - SEOUL_OFFSET_MS);

/** The day of the week of a Seoul day, Sunday 0. */
export const weekdayOf = (day: Day): number => clockInSeoul(startOfDayInSeoul(day)).getUTCDay();
