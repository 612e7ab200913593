import { type DriveDocument, getDriveDocument } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { documentKeys } from '../drive/drive.queries.ts';

export const driveDocumentQuery = (driveId: number, id: number) =>
  queryOptions({
    queryKey: documentKeys.document(driveId, id),
    queryFn: ({ signal }): Promise<DriveDocument> =>
      call(getDriveDocument, { params: { id: driveId, docId: id } }, { signal }),
  });
