import type { Scenario } from './calls.ts';

/** Indicators are numbered as they are seeded. */
export const INDICATOR = 10;

export const indicatorPaths = {
  dashboard: '/api/spi',
  alone: `/api/spi/${INDICATOR}`,
  series: `/api/spi/${INDICATOR}/series`,
} as const;

const names: Record<keyof typeof indicatorPaths, string> = {
  dashboard: 'dashboard of indicators',
  alone: 'an indicator',
  series: 'three years of an indicator',
};

/** What the dashboard asks; an indicator alone is for other programs, and too little for a comparison to tell much. */
export const measuredIndicatorCalls: ReadonlySet<string> = new Set([names.dashboard, names.series]);

/** Asked by several people by turns: of one only so many calls are answered at once. */
export const indicatorScenarios = (people: readonly Record<string, string>[]): Scenario[] =>
  (Object.keys(indicatorPaths) as (keyof typeof indicatorPaths)[]).map((kind) => ({
    name: names[kind],
    calls: people.map((headers) => ({ method: 'GET' as const, path: indicatorPaths[kind], headers })),
  }));
