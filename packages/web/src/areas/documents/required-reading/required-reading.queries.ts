import { type AssignedDocument, listAssignedDocuments } from '@portal/contract/documents';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys } from '../drive/drive.queries.ts';

type Query = { offset?: number | undefined; limit?: number | undefined; unread?: boolean | undefined };

/** What the reader must read, what is unread first. */
export const assignedQuery = (query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.assigned, query],
    queryFn: ({ signal }): Promise<ListPage<AssignedDocument>> => call(listAssignedDocuments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
