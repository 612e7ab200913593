import { type AssignedDocument, listAssignedDocuments } from '@portal/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { listAddress } from '../../../ui/list/list-address.ts';
import { pagedBySize } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys } from '../document/document.queries.ts';

export const requiredList = listAddress(pagedBySize);

type Query = { offset?: number | undefined; limit?: number | undefined; unread?: boolean | undefined };

/** The required reading of the user, unread first. */
export const assignedQuery = (query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.assigned, query],
    queryFn: ({ signal }): Promise<ListPage<AssignedDocument>> => call(listAssignedDocuments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const prefetchRequired = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(assignedQuery(requiredList.query(search)));
