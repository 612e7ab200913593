import type { QueryClient } from '@tanstack/react-query';
import { reportFieldsQuery, reportStatusesQuery } from '../report/report-lookups.queries.ts';
import { reportsQuery } from './report-list.queries.ts';
import { reportList } from './report-list-search.ts';

/** What the list asks for first: its page, and what its filters offer. */
export const prefetchReports = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(reportsQuery(reportList.query(search)));
  void queryClient.prefetchQuery(reportStatusesQuery);
  void queryClient.prefetchQuery(reportFieldsQuery);
};
