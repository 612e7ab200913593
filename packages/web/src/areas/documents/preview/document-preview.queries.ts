import {
  downloadRevision,
  getDriveDocument,
  listAssignedDocuments,
  markRead,
  previewRevision,
} from '@portal/contract/documents';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, text } from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-order.ts';
import { inCurrentDrive } from '../document/document-location.ts';

/** The revision by its id or number; the start page and the words to mark from a search; and the reading queue. */
export const previewSearch = listAddress({ version: text(), id: id(), page: id(), q: text(), queue: queue() });
export type PreviewSearch = SearchIn<typeof previewSearch>;

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
      inCurrentDrive({ driveId: place.driveId, id: place.docId }, (at) =>
        openRanged(previewRevision, { params: { id: at.driveId, docId: at.id, revId } }, { signal }),
      ),
    // The document stays open while it is read; a missing part reports its own failure.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });

/** More than anybody has to read at the same time. */
const MOST_UNREAD = 1000;

/** The revisions that the user has to read. */
export const mustReadQuery = queryOptions({
  queryKey: keys.required,
  queryFn: async ({ signal }) => {
    const { items } = await call(listAssignedDocuments, { query: { unread: true, limit: MOST_UNREAD } }, { signal });
    return items.filter(({ isRead }) => !isRead).map(({ revision }) => revision.id);
  },
});

export const markReadMutation = ({ driveId, docId }: DocumentPlace) =>
  mutationOptions({
    mutationFn: ({ revisionId, confirmed }: { revisionId: number; confirmed: boolean }) =>
      inCurrentDrive({ driveId, id: docId }, (at) =>
        call(markRead, { params: { id: at.driveId, docId }, body: { revisionId, confirmed } }),
      ),
    meta: { refreshes: [keys.document({ driveId, docId }), keys.required], ownErrors: true },
  });

export const saveRevision = ({ driveId, docId }: DocumentPlace, revId: number): Promise<void> =>
  inCurrentDrive({ driveId, id: docId }, (at) =>
    download(downloadRevision, { params: { id: at.driveId, docId, revId } }),
  );

/** Fetches the document and the beginning of its file in parallel. */
export const loadPreview = (
  queryClient: QueryClient,
  address: { driveId: string; docId: string },
  given: Readonly<Record<string, unknown>>,
): DocumentPlace & { search: PreviewSearch } => {
  const place = { driveId: recordIdIn(address.driveId), docId: recordIdIn(address.docId) };
  const search = previewSearch.read(given);
  void queryClient.prefetchQuery(previewedQuery(place));
  if (search.id !== undefined) void queryClient.prefetchQuery(previewFileQuery(place, search.id));
  return { ...place, search };
};
