import { addDays, type Day } from '@portal/contract/kernel';

export const periodNames = ['today', 'week', 'month', 'quarter', 'threeMonths', 'year'] as const;
export type PeriodName = (typeof periodNames)[number];

export type Days = { from: Day; to: Day };

/** Days since Monday. */
const intoWeek = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const MONTHS_OF_QUARTER = 3;

/** The same day some months earlier; in a shorter month its last day. */
const monthsBefore = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The first day of the following month. */
const nextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;

/** The quarter of the calendar that a day is in. */
const quarterOf = (day: Day): Days => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = month - 1 - ((month - 1) % MONTHS_OF_QUARTER);
  const dayOf = (monthIndex: number, date: number): Day =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return { from: dayOf(first, 1), to: dayOf(first + MONTHS_OF_QUARTER, 0) };
};

/** The first and last day of each named period: whole weeks, months, quarters and years; the last three months end today. */
export const periodAt = (today: Day): Record<PeriodName, Days> => {
  const monday = addDays(today, -intoWeek(today));
  const year = today.slice(0, 5);
  return {
    today: { from: today, to: today },
    week: { from: monday, to: addDays(monday, 6) },
    month: { from: `${today.slice(0, 8)}01`, to: addDays(nextMonth(today), -1) },
    quarter: quarterOf(today),
    threeMonths: { from: monthsBefore(today, MONTHS_OF_QUARTER), to: today },
    year: { from: `${year}01-01`, to: `${year}12-31` },
  };
};
