import { doRise, type Thresholds } from './figure/figure-status.ts';
import { fromThousandths, thousandths } from './figure/rate.ts';
import { isLeading } from './indicator/indicator-catalogue.ts';

/** The number of months before a January that are used, and the minimum number of rates. */
export const PROPOSAL_MONTHS = 36;
const FEWEST_RATES = 12;

/** The whole part of a square root. */
const squareRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root -= 1n;
  while ((root + 1n) * (root + 1n) <= value) root += 1n;
  return root;
};

/**
 * Mean plus a number of population standard deviations of whole numbers, rounded half up to a whole number, exactly:
 * for n numbers with sum S and sum of squares Q it is (S + k·√(n·Q − S²)) / n.
 */
const meanAndDeviations = (values: readonly number[], deviations: number): number => {
  const [n, k] = [BigInt(values.length), BigInt(deviations)];
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  const squares = values.reduce((total, value) => total + BigInt(value) ** 2n, 0n);
  const root = squareRoot(4n * k * k * (n * squares - sum * sum));
  return Number((2n * sum + n + root) / (2n * n));
};

/**
 * The thresholds proposed from a history of displayed monthly rates: null, the mean, and one, two and three standard
 * deviations above it; all null if they would be meaningless (ICAO Doc 9859; rules/indicators.md#proposals).
 */
export const proposeThresholds = (key: number, rates: readonly number[]): Thresholds | null => {
  if (isLeading(key) || rates.length < FEWEST_RATES) return null;
  const values = rates.map(thousandths);
  const above = (deviations: number) => fromThousandths(meanAndDeviations(values, deviations));
  const proposed: Thresholds = {
    Reserve: 0,
    TargetValue: above(0),
    Caution: above(1),
    Alert: above(2),
    Serious: above(3),
  };
  return doRise(proposed) ? proposed : null;
};
