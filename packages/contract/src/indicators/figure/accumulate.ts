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

/** A month in a period: the year and two digits. */
export const monthKey = (year: number, month: number): string => `${year}${String(month).padStart(2, '0')}`;

type CompleteMonth = { count: number; divisor: number };

/** A month that has both counts, of the months with a base or of those by flights. */
const completeMonths = (
  { occurrenceCount, flightCount, baseCount = null }: MonthCounts,
  hasBase: boolean,
): CompleteMonth[] => {
  if (occurrenceCount === null || (baseCount !== null) !== hasBase) return [];
  const divisor = baseCount ?? flightCount;
  return divisor === null ? [] : [{ count: occurrenceCount, divisor }];
};

/**
 * Sums January to a month of a year. Only months with both counts are included, so that the sums fit together; the rate
 * is that of the sums. If the month has a base, only months with a base are included, and flights are null.
 * (rules/indicators.md#figures)
 */
export const accumulate = (
  { year, month }: { year: number; month: number },
  months: readonly MonthCounts[],
): Accumulated => {
  const hasBase = months.some((each) => each.month === month && (each.baseCount ?? null) !== null);
  const complete = months.filter((each) => each.month <= month).flatMap((each) => completeMonths(each, hasBase));
  const isNone = complete.length === 0;
  const occurrenceCount = isNone ? null : complete.reduce((sum, { count }) => sum + count, 0);
  const divisor = isNone ? null : complete.reduce((sum, each) => sum + each.divisor, 0);
  return {
    period: `${monthKey(year, 1)}~${monthKey(year, month)}`,
    months: complete.length,
    occurrenceCount,
    flightCount: hasBase ? null : divisor,
    incidentRate: incidentRate({ occurrenceCount, flightCount: divisor }),
  };
};
