import { listReportDrafts, listReports } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';
import type { ReportSearch } from './report-list-search.ts';

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
