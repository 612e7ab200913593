import { exportIndicatorSeries, getDashboard, getIndicatorSeries, indicatorLimits } from '@portal/contract/indicators';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import type { Period } from './dashboard-search.ts';

export const indicatorsKeys = { all: ['indicators'], rows: ['indicators', 'rows'] } as const;

export const dashboardQuery = (period: Period | undefined) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'dashboard', period],
    queryFn: ({ signal }) => call(getDashboard, { query: { ...period } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The year of the period and the two before: three lines are told apart. */
const yearsUntil = (year: number): number[] =>
  [year - 2, year - 1, year].filter((each) => each >= indicatorLimits.firstYear);

export const seriesQuery = (id: number, year: number) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'series', id, year],
    queryFn: ({ signal }) =>
      call(getIndicatorSeries, { params: { id }, query: { years: yearsUntil(year).join(',') } }, { signal }),
  });

/** The figures of the chart as a spreadsheet. */
export const saveSeries = (id: number, year: number): Promise<void> =>
  download(exportIndicatorSeries, { params: { id }, query: { years: yearsUntil(year).join(',') } });
