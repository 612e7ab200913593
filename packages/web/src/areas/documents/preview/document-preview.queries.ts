import {
  downloadRevision,
  getDriveDocument,
  listAssignedDocuments,
  markRead,
  previewRevision,
} from '@portal/contract/documents';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { openRanged } from '../../../platform/files/ranged.ts';
import { whereItStands } from '../drive/drive-where-it-stands.ts';

export type DocumentPlace = { driveId: number; docId: number };

const keys = {
  all: ['documents'],
  document: ({ driveId, docId }: DocumentPlace) => ['documents', 'previewed', driveId, docId],
  file: ({ driveId, docId }: DocumentPlace, revId: number) => ['documents', 'preview', driveId, docId, revId],
  required: ['documents', 'must-read'],
} as const;

export const previewedQuery = (place: DocumentPlace) =>
  queryOptions({
    queryKey: keys.document(place),
    queryFn: ({ signal }) => call(getDriveDocument, { params: { id: place.driveId, docId: place.docId } }, { signal }),
  });

/** The file of a revision, opened: its first part is here. */
export const previewFileQuery = (place: DocumentPlace, revId: number) =>
  queryOptions({
    queryKey: keys.file(place, revId),
    queryFn: ({ signal }) =>
      whereItStands({ driveId: place.driveId, id: place.docId }, (at) =>
        openRanged(previewRevision, { params: { id: at.driveId, docId: at.id, revId } }, { signal }),
      ),
    // It stays open while it is read; a part that no longer comes says so itself.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });

/** As many as nobody has to read at once. */
const MOST_UNREAD = 1000;

/** What waits to be read by whoever asks. */
export const mustReadQuery = queryOptions({
  queryKey: keys.required,
  queryFn: async ({ signal }) => {
    const { items } = await call(listAssignedDocuments, { query: { unread: true, limit: MOST_UNREAD } }, { signal });
    return items.filter(({ isRead }) => !isRead).map(({ id }) => id);
  },
});

export const markReadMutation = ({ driveId, docId }: DocumentPlace) =>
  mutationOptions({
    mutationFn: (revisionId: number) =>
      whereItStands({ driveId, id: docId }, (at) =>
        call(markRead, { params: { id: at.driveId, docId }, body: { revisionId } }),
      ),
    meta: { refreshes: [keys.document({ driveId, docId }), keys.required], ownErrors: true },
  });

export const saveRevision = ({ driveId, docId }: DocumentPlace, revId: number): Promise<void> =>
  whereItStands({ driveId, id: docId }, (at) =>
    download(downloadRevision, { params: { id: at.driveId, docId, revId } }),
  );
