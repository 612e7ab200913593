/**
 * A whole number divided by another, rounded half up; exact as long as twice the dividend is a safe integer.
 * Neither is negative and the divisor is not 0.
 */
export const divideHalfUp = (dividend: number, divisor: number): number => {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
};

/** What is shown and compared: percent with three decimals, counted in thousandths, so that nothing drifts. */
export const thousandths = (value: number): number => Math.round(value * 1000);
export const fromThousandths = (value: number): number => value / 1000;

/**
 * Counts that belong together; null: none was told. A month that was closed with a base is a part of that instead of the
 * flights.
 */
export type Counts = {
  readonly occurrenceCount: number | null;
  readonly flightCount: number | null;
  readonly baseCount?: number | null;
};

/**
 * Occurrences by flights, or by their base, in percent with at most three decimals, rounded half up from the exact quotient;
 * null without either count or where there is nothing to divide by. (rules/indicators.md#figures)
 */
export const incidentRate = ({ occurrenceCount, flightCount, baseCount = null }: Counts): number | null => {
  const divisor = baseCount ?? flightCount;
  return occurrenceCount === null || divisor === null || divisor === 0
    ? null
    : fromThousandths(divideHalfUp(occurrenceCount * 100_000, divisor));
};
