import { type Counts, incidentRate } from './rate.ts';

/** A month's counts. */
export type MonthCounts = Counts & { readonly month: number };

export type Accumulated = {
  period: string;
  months: number;
  occurrenceCount: number | null;
  flightCount: number | null;
  incidentRate: number | null;
};

/** A month as a period tells of it: the year and two digits. */
export const monthKey = (year: number, month: number): string => `${year}${String(month).padStart(2, '0')}`;

type Whole = { count: number; divisor: number };

/** A month whose counts belong together, of the months with a base or of those by flights. */
const wholeOf = ({ occurrenceCount, flightCount, baseCount = null }: MonthCounts, hasBase: boolean): Whole[] => {
  if (occurrenceCount === null || (baseCount !== null) !== hasBase) return [];
  const divisor = baseCount ?? flightCount;
  return divisor === null ? [] : [{ count: occurrenceCount, divisor }];
};

/**
 * January to a month of a year: only months that have both counts add up, so that the figures belong together; the rate
 * is that of the sums. Where the month has a base only months with one add up, and flights are none.
 * (rules/indicators.md#figures)
 */
export const accumulate = (
  { year, month }: { year: number; month: number },
  months: readonly MonthCounts[],
): Accumulated => {
  const hasBase = months.some((each) => each.month === month && (each.baseCount ?? null) !== null);
  const whole = months.filter((each) => each.month <= month).flatMap((each) => wholeOf(each, hasBase));
  const isNone = whole.length === 0;
  const occurrenceCount = isNone ? null : whole.reduce((sum, { count }) => sum + count, 0);
  const divisor = isNone ? null : whole.reduce((sum, each) => sum + each.divisor, 0);
  return {
    period: `${monthKey(year, 1)}~${monthKey(year, month)}`,
    months: whole.length,
    occurrenceCount,
    flightCount: hasBase ? null : divisor,
    incidentRate: incidentRate({ occurrenceCount, flightCount: divisor }),
  };
};
