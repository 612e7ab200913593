import { type DriveDocument, getDriveDocument } from '@portal/contract/documents';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';

export const documentKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['documents'],
  drives: ['documents', 'drives'],
  assigned: ['documents', 'assigned'],
  favourites: ['documents', 'favourites'],
  recent: ['documents', 'recent'],
  lists: ['documents', 'list'],
  list: (driveId: number) => ['documents', 'list', driveId],
  notice: (driveId: number) => ['documents', 'notice', driveId],
  document: (driveId: number, docId: number) => ['documents', 'document', driveId, docId],
  readers: (driveId: number, docId: number) => ['documents', 'readers', driveId, docId],
} as const;

export const driveDocumentQuery = (driveId: number, id: number) =>
  queryOptions({
    queryKey: documentKeys.document(driveId, id),
    queryFn: ({ signal }): Promise<DriveDocument> =>
      call(getDriveDocument, { params: { id: driveId, docId: id } }, { signal }),
  });
