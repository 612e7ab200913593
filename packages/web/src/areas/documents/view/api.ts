import { type DriveDocument, findDocumentDrive, getDriveDocument } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { documentKeys } from '../drive/api.ts';

export const driveDocumentQuery = (driveId: number, id: number) =>
  queryOptions({
    queryKey: documentKeys.document(driveId, id),
    queryFn: ({ signal }): Promise<DriveDocument> =>
      call(getDriveDocument, { params: { id: driveId, docId: id } }, { signal }),
  });

/** Where a document stands that is not in the drive of its address: a manual was moved, or it is gone. */
export const documentDriveQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'drive of', id],
    queryFn: ({ signal }) => call(findDocumentDrive, { params: { docId: id } }, { signal }),
    staleTime: 0,
    retry: false,
  });
