import { deleteReport, listReportDrafts, listReports, statusNames } from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { flag, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import { reportFieldsQuery, reportStatusesQuery } from '../catalogue/catalogue.queries.ts';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import {
  caseKinds,
  flightKinds,
  reportKinds,
  searchTypeKind,
  waitingKinds,
  withoutReversed,
} from '../filter/safety-filter-kinds.ts';
import { safetyKeys } from '../safety.queries.ts';
import { reportListWords } from './report-list.words.ts';

/** The address of the list of reports, by the names that the call has (rules/safety.md#addresses). */
export const reportList = listAddress(
  {
    ...pagedBySize,
    ...reportKinds,
    myReportOnly: flag(),
    searchText: text(),
    searchType: searchTypeKind,
    ...caseKinds,
    ...flightKinds,
    ...waitingKinds,
  },
  {
    reportType: (type) => type,
    myReportOnly: () => translate(reportListWords.mine),
    status: (status) => statusNames[status],
    searchType: () => translate(safetyFilterWords.inContent),
  },
);

export type ReportSearch = SearchIn<typeof reportList>;

/** The address of the drafts. */
export const draftList = listAddress(pagedBySize);

/** The query of the call: contents are searched for words alone, and no period that ends before it begins. */
export const listedBy = (search: ReportSearch): ReportSearch => {
  const { searchType, ...query } = withoutReversed(search);
  return query.searchText === undefined ? query : { ...query, searchType };
};

/** Submitted reports that one sees. */
export const reportsQuery = (search: ReportSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.list, search],
    queryFn: ({ signal }) => call(listReports, { query: listedBy(search) }, { signal }),
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

/** The first queries of a list: its page, and the values of its filters. */
export const prefetchReports = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(reportsQuery(reportList.query(search)));
  void queryClient.prefetchQuery(reportStatusesQuery);
  void queryClient.prefetchQuery(reportFieldsQuery);
};
