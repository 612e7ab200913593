import {
  type Dashboard,
  exportIndicatorSeries,
  getDashboard,
  getIndicatorSeries,
  type Indicator,
  indicatorLimits,
  indicatorStatuses,
} from '@portal/contract/indicators';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { dashboardAddress, lastMonth, type Period, periodIn, thisMonth } from './indicator-period.ts';

const seriousness = ({ status }: Indicator): number => indicatorStatuses.indexOf(status);

/**
 * The indicator that the address names; else the one that needs looking at first, of those that are alike the first by
 * key.
 */
export const chosenOf = (indicators: readonly Indicator[], id: number | undefined): Indicator | undefined =>
  indicators.find((each) => each.id === id) ??
  indicators.toSorted((one, other) => seriousness(other) - seriousness(one))[0];

export const indicatorsKeys = { all: ['indicators'], rows: ['indicators', 'rows'] } as const;

/** The latest month with figures; while that is still running, the one before it, which is complete. */
const fetchLatest = async (signal: AbortSignal): Promise<Dashboard> => {
  const latest = await call(getDashboard, {}, { signal });
  const now = thisMonth();
  return latest.year === now.year && latest.month === now.month
    ? call(getDashboard, { query: lastMonth() }, { signal })
    : latest;
};

export const dashboardQuery = (period: Period | undefined) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'dashboard', period],
    queryFn: ({ signal }) => (period ? call(getDashboard, { query: period }, { signal }) : fetchLatest(signal)),
    placeholderData: keepPreviousData,
  });

/** The year of the period and the two before: three lines can be distinguished. */
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

/** Fetches the dashboard of the address and the lines of its indicator in parallel if both are known. */
export const loadDashboard = (queryClient: QueryClient, given: Readonly<Record<string, unknown>>): void => {
  const search = dashboardAddress.read(given);
  const period = periodIn(search);
  const query = dashboardQuery(period);
  void queryClient.prefetchQuery(query).then(() => {
    const data = queryClient.getQueryData(query.queryKey);
    const chosen = chosenOf(data?.indicators ?? [], search.indicator);
    if (data && chosen) return queryClient.prefetchQuery(seriesQuery(chosen.id, data.year));
  });
  if (search.indicator !== undefined && period)
    void queryClient.prefetchQuery(seriesQuery(search.indicator, period.year));
};
