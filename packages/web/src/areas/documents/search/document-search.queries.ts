import { checkSearch, type FoundDocument, searchDocuments } from '@portal/contract/documents';
import type { Page } from '@portal/contract/kernel';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentSearch } from './document-search-address.ts';

type Query = ReturnType<typeof documentSearch.query>;

/** The contract's problems of the search; no call is made then. */
export const searchProblem = ({ searchText = '', searchType = 'Title' }: Query) =>
  searchText.trim() === '' ? undefined : checkSearch(searchText, searchType)[0];

export const foundDocumentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'search', query],
    queryFn: ({ signal }): Promise<Page<FoundDocument>> =>
      call(searchDocuments, { query: { ...query, searchText: query.searchText ?? '' } }, { signal }),
    enabled: (query.searchText ?? '').trim() !== '' && searchProblem(query) === undefined,
    placeholderData: keepPreviousData,
  });

/** The first queries of a search: its hits, and the values of its filters. */
export const prefetchSearch = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const options = foundDocumentsQuery(documentSearch.query(search));
  if (options.enabled) void queryClient.prefetchQuery(options);
  void queryClient.prefetchQuery(departmentTreeQuery);
};
