import type { QueryClient } from '@tanstack/react-query';
import { dashboardQuery, seriesQuery } from './dashboard.queries.ts';
import { chosenOf } from './dashboard-chosen.ts';
import { dashboardAddress, periodIn } from './dashboard-search.ts';

/** Asks for the dashboard of the address and for the lines of its indicator at once where they are known. */
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
