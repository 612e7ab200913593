import { type DocumentRow, listDriveDocuments } from '@portal/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys, driveDocumentQuery } from '../document/document.queries.ts';
import { driveIn } from '../drive/drive.queries.ts';
import { driveList } from './document-list-search.ts';

type Query = ReturnType<typeof driveList.query>;

export const driveDocumentsQuery = (driveId: number, query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.list(driveId), query],
    queryFn: ({ signal }): Promise<ListPage<DocumentRow>> =>
      call(listDriveDocuments, { params: { id: driveId }, query }, { signal }),
    // Rows of another drive are not those of this one.
    placeholderData: (before, last) => (last?.queryKey[2] === driveId ? keepPreviousData(before) : undefined),
  });

export const loadDrive = async (
  queryClient: QueryClient,
  address: string,
  search: Readonly<Record<string, unknown>>,
): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  void queryClient.prefetchQuery(driveDocumentsQuery(id, driveList.query(search)));
  await driveIn(queryClient, address);
  return { id };
};

/** Prefetches a document that is about to be opened. */
export const prefetchDocument = (queryClient: QueryClient, driveId: number, id: number): Promise<void> =>
  queryClient.prefetchQuery(driveDocumentQuery(driveId, id));
