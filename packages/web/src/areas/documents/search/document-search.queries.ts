import { checkSearch, type FoundDocument, searchDocuments } from '@portal/contract/documents';
import type { Page } from '@portal/contract/kernel';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentSearch } from './document-search-address.ts';

type Query = ReturnType<typeof documentSearch.query>;

/** What the contract finds wrong with what is looked for; nothing is asked for then. */
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

/** What the search asks for first: what it finds, and what its filters offer. */
export const prefetchSearch = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const options = foundDocumentsQuery(documentSearch.query(search));
  if (options.enabled) void queryClient.prefetchQuery(options);
  void queryClient.prefetchQuery(departmentTreeQuery);
};
