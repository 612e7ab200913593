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

/**
 * January to a month of a year: only months that have both counts add up, so that the figures belong together; the rate
 * is that of the sums. (rules/indicators.md#figures)
 */
export const accumulate = (
  { year, month }: { year: number; month: number },
  months: readonly MonthCounts[],
): Accumulated => {
  const whole = months.flatMap(({ month: each, occurrenceCount, flightCount }) =>
    each <= month && occurrenceCount !== null && flightCount !== null ? [{ occurrenceCount, flightCount }] : [],
  );
  const sums: Counts =
    whole.length === 0
      ? { occurrenceCount: null, flightCount: null }
      : {
          occurrenceCount: whole.reduce((sum, each) => sum + each.occurrenceCount, 0),
          flightCount: whole.reduce((sum, each) => sum + each.flightCount, 0),
        };
  return {
    period: `${monthKey(year, 1)}~${monthKey(year, month)}`,
    months: whole.length,
    ...sums,
    incidentRate: incidentRate(sums),
  };
};
