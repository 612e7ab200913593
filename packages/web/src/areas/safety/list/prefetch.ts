import type { QueryClient } from '@tanstack/react-query';
import { reportFieldsQuery, reportStatusesQuery } from '../report/lookups.api.ts';
import { reportsQuery } from './api.ts';
import { reportList } from './search.ts';

/** What the list asks for first: its page, and what its filters offer. */
export const prefetchReports = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(reportsQuery(reportList.query(search)));
  void queryClient.prefetchQuery(reportStatusesQuery);
  void queryClient.prefetchQuery(reportFieldsQuery);
};
