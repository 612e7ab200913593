import {
  flightHeaders,
  indicatorKeys,
  isLeading,
  occurrenceHeaders,
  type ThisMonth,
  thresholdHeaders,
} from '@portal/contract/indicators';
import type { SheetCell, SheetRow } from '@portal/contract/kernel';
import { type IndicatorTables, importFigures } from '#areas/indicators';
import type { Tx } from '#platform/database/pool';
import { seededRandom } from './demo-random.ts';
import { closedKeys, lastMonthOf } from './load-months.ts';
import { type Company, contextFor, named } from './safety/safety-stage.ts';

/** A seed of its own, so that what came before stays as it was. */
const SEED = 20_261_140;
const YEARS = 5;
/** How far apart the levels of an indicator stand, of its usual rate. */
const STEP = 0.25;

/** Usual occurrences in a hundred flights, by key; of the first two none happened for years, and few that reports are counted for. */
const usualRate = (key: number): number => {
  if (key <= 2) return 0;
  return closedKeys.includes(key) ? 0.07 : 0.35 + ((key * 37) % 90) / 100;
};

/** What stands under a month of the year: more flights in summer and at the turn of the year. */
const season = [1.04, 0.98, 0.95, 0.97, 1, 1.02, 1.1, 1.12, 0.99, 1, 0.96, 1.05];

const months = (last: ThisMonth): ThisMonth[] =>
  Array.from({ length: YEARS * 12 }, (_, back) => {
    const at = last.year * 12 + last.month - 1 - back;
    return { year: Math.floor(at / 12), month: (at % 12) + 1 };
  }).reverse();

const sheetOf = (header: readonly string[], rows: readonly (readonly SheetCell[])[]): SheetRow[] =>
  [header, ...rows].map((cells, at) => ({ row: at + 1, cells }));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The rates from which on the levels of an indicator hold. */
const levelsOf = (key: number): number[] => {
  const usual = usualRate(key);
  return usual === 0
    ? [0, 0.01, 0.02, 0.03, 0.04]
    : [0, ...[0, 1, 2, 3].map((steps) => rounded(usual * (1 + steps * STEP)))];
};

/** The last month stands at another level from indicator to indicator, so that each level is seen. */
const levelLastMonth = (key: number): number => (usualRate(key) === 0 ? 0 : key % 5);

/**
 * Five years of figures until last month, as the safety office would have imported them: flights, occurrences around
 * their usual rates but for what was closed, and thresholds of those indicators of which less is better.
 */
export const loadDemoIndicators = async (tx: Tx<IndicatorTables>, company: Company): Promise<void> => {
  const random = seededRandom(SEED);
  const last = lastMonthOf(company.now);
  const flown = months(last).map((at) => ({
    ...at,
    flights:
      Math.round(2_900 * (season[at.month - 1] ?? 1) * (1 + (at.year - last.year) * 0.03)) + random.integer(-60, 60),
  }));
  const countIn = ({ year, month, flights }: (typeof flown)[number], key: number): number => {
    if (year === last.year && month === last.month)
      return Math.ceil(((levelsOf(key)[levelLastMonth(key)] ?? 0) * flights) / 100);
    const swing = (random.next() + random.next() + random.next() - 1.5) * 1.1;
    return Math.max(0, Math.round((usualRate(key) * (1 + swing * STEP) * flights) / 100));
  };
  const years = [...new Set(flown.map(({ year }) => year))];
  const master = contextFor(named(company, 'safety.master'));
  const services = { clock: () => company.now };
  const take = (kind: keyof typeof importFigures, rows: SheetRow[]) =>
    importFigures[kind](tx, services, { rows, run: {} }, master);
  await take(
    'thresholds',
    sheetOf(
      thresholdHeaders[0],
      years.flatMap((year) =>
        indicatorKeys.filter((key) => !isLeading(key)).map((key) => [year, key, ...levelsOf(key)]),
      ),
    ),
  );
  await take(
    'flights',
    sheetOf(
      flightHeaders[0],
      flown.map(({ year, month, flights }) => [year, month, flights]),
    ),
  );
  await take(
    'occurrences',
    sheetOf(
      occurrenceHeaders[0],
      flown
        .flatMap((at) => indicatorKeys.map((key) => [at.year, at.month, key, countIn(at, key)] as const))
        .filter(([year, month, key]) => year !== last.year || month !== last.month || !closedKeys.includes(key)),
    ),
  );
};
