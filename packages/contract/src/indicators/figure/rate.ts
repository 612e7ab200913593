/**
 * Divides whole numbers, rounded half up; exact as long as twice the dividend is a safe integer. Neither is negative
 * and the divisor is not 0.
 */
export const divideHalfUp = (dividend: number, divisor: number): number => {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
};

/**
 * The unit of display and comparison: percent with three decimals, as a whole number of thousandths, so that there are
 * no rounding errors.
 */
export const thousandths = (value: number): number => Math.round(value * 1000);
export const fromThousandths = (value: number): number => value / 1000;

/**
 * Counts of one month; null: not recorded. If a month was closed with a base, its rate uses the base instead of the
 * flights.
 */
export type Counts = {
  readonly occurrenceCount: number | null;
  readonly flightCount: number | null;
  readonly baseCount?: number | null;
};

/**
 * Occurrences by flights, or by their base, in percent with at most three decimals, rounded half up from the exact
 * quotient; null without either count or with a divisor of 0. (rules/indicators.md#figures)
 */
export const incidentRate = ({ occurrenceCount, flightCount, baseCount = null }: Counts): number | null => {
  const divisor = baseCount ?? flightCount;
  return occurrenceCount === null || divisor === null || divisor === 0
    ? null
    : fromThousandths(divideHalfUp(occurrenceCount * 100_000, divisor));
};
