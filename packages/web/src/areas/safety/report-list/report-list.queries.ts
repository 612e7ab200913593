import { deleteReport, listReportDrafts, listReports } from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { reportFieldsQuery, reportStatusesQuery } from '../catalogue/catalogue.queries.ts';
import { safetyKeys } from '../safety.queries.ts';
import { type ReportSearch, reportList } from './report-list-search.ts';

/** Submitted reports that one sees. */
export const reportsQuery = (search: ReportSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.list, search],
    queryFn: ({ signal }) => call(listReports, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One's own drafts. */
export const draftsQuery = (search: Pick<ReportSearch, 'offset' | 'limit'>) =>
  queryOptions({
    queryKey: [...safetyKeys.drafts, search],
    queryFn: ({ signal }) => call(listReportDrafts, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deleteDraft = (id: number): Promise<unknown> => call(deleteReport, { params: { id } });

/** What the list asks for first: its page, and what its filters offer. */
export const prefetchReports = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(reportsQuery(reportList.query(search)));
  void queryClient.prefetchQuery(reportStatusesQuery);
  void queryClient.prefetchQuery(reportFieldsQuery);
};
