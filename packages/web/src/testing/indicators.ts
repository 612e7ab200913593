import {
  accumulate,
  type Dashboard,
  getDashboard,
  getIndicatorSeries,
  type Indicator,
  iconOf,
  incidentRate,
  type Series,
  statusOfRate,
} from '@portal/contract/indicators';
import { reply } from './given-portal.tsx';
import { givenSafety } from './safety.ts';

const sampleThresholds = { Reserve: 0, TargetValue: 1, Caution: 1.5, Alert: 1.813, Serious: null };

/** An indicator of September 2026 with so many occurrences; its rate and status are those of the contract. */
export const sampleIndicator = (
  key: number,
  name: string,
  occurrenceCount: number | null,
  thresholds: Indicator['thresholds'] = sampleThresholds,
): Indicator => {
  const counts = { occurrenceCount, flightCount: 1600 };
  const rate = incidentRate(counts);
  return {
    id: 100 + key,
    key,
    name,
    engName: `Indicator ${key}`,
    icon: iconOf(key),
    isActivated: true,
    status: statusOfRate(rate, thresholds),
    occurrence: { year: 2026, month: 9, ...counts, incidentRate: rate },
    accumulate: accumulate({ year: 2026, month: 9 }, [{ month: 9, ...counts }]),
    thresholds,
    base: null,
  };
};

/** A year whose first months have these occurrences in 1,600 flights each. */
const sampleSeries = (year: number, occurrences: readonly (number | null)[]): Series => ({
  name: String(year),
  data: Array.from({ length: 12 }, (_, at) => {
    const occurrenceCount = occurrences[at] ?? null;
    const counts = { occurrenceCount, flightCount: occurrenceCount === null ? null : 1600 };
    return { month: at + 1, incidentRate: incidentRate(counts), ...counts };
  }),
});

export const sampleDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  year: 2026,
  month: 9,
  indicators: [
    sampleIndicator(3, '활주로 이탈', 29),
    sampleIndicator(10, '조류충돌', 18),
    sampleIndicator(11, '고도·경로 이탈', null),
  ],
  can: {},
  ...change,
});

/** The screens of indicators at an address. */
export const givenIndicators = (path: string, replies: Parameters<typeof givenSafety>[1]) =>
  givenSafety(path, [
    ...replies,
    reply(getDashboard, sampleDashboard()),
    reply(getIndicatorSeries, [
      sampleSeries(2024, [8, 16]),
      sampleSeries(2025, [16, null, 24]),
      sampleSeries(2026, [0, 16, 8, 8, 8, 8, 8, 8, 29]),
    ]),
  ]);
