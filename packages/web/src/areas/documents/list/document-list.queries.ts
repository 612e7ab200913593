import { type DocumentRow, listDriveDocuments } from '@portal/contract/documents';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys } from '../drive/drive.queries.ts';
import type { driveList } from './document-list-search.ts';

type Query = ReturnType<typeof driveList.query>;

export const driveDocumentsQuery = (driveId: number, query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.list(driveId), query],
    queryFn: ({ signal }): Promise<ListPage<DocumentRow>> =>
      call(listDriveDocuments, { params: { id: driveId }, query }, { signal }),
    // Rows of another drive are not those of this one.
    placeholderData: (before, last) => (last?.queryKey[2] === driveId ? keepPreviousData(before) : undefined),
  });
