import {
  type DocumentRow,
  type Drive,
  type DriveDocument,
  existsFile,
  listAssignedManuals,
  listDriveDocuments,
  type Manual,
  type UploadBody,
  uploadDocument,
} from '@portal/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { redirectForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { documentKeys } from '../document/document.queries.ts';
import { loadDocumentAt } from '../document/document-location.ts';
import { driveIn } from '../drive/drive.queries.ts';
import { mayUpload, type UploadMode, uploadModeOf } from './upload-mode.ts';

/** The parameters of an upload's address: the kind, and the document to revise. */
export type UploadSearch = { docType?: unknown; docId?: unknown };

/**
 * The drive and the form of an upload; a user who may not upload is informed and redirected to the list of the drive.
 */
export const loadUpload = async (
  queryClient: QueryClient,
  address: string,
  search: UploadSearch,
): Promise<{ drive: Drive; way: UploadMode }> => {
  const drive = await driveIn(queryClient, address);
  const document =
    search.docId === undefined
      ? undefined
      : await loadDocumentAt(queryClient, drive.id, recordIdIn(String(search.docId)), (driveId) => ({
          to: '/documentcenter/upload/$driveId',
          params: { driveId },
          search,
        }));
  const way = uploadModeOf(drive, search, document);
  if (mayUpload(drive, way)) return { drive, way };
  throw redirectForbidden({ to: '/documentcenter/list/$driveId', params: { driveId: String(drive.id) } });
};

/** The number of titles that are suggested while typing (rules/documents.md#upload). */
export const MOST_TITLES = 20;

/** Plain documents of a drive whose title contains a text. */
export const titlesQuery = (driveId: number, title: string) =>
  queryOptions({
    queryKey: [...documentKeys.list(driveId), 'titles', title],
    queryFn: async ({ signal }): Promise<DocumentRow[]> => {
      const query = { title, docType: 'Normal', sort: 'title', limit: MOST_TITLES } as const;
      return (await call(listDriveDocuments, { params: { id: driveId }, query }, { signal })).items;
    },
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });

export type FoundFile = { exists: boolean; docId: number | null; mayOverwrite: boolean };

export const findFile = (driveId: number, fileName: string, signal?: AbortSignal): Promise<FoundFile> =>
  call(existsFile, { params: { id: driveId }, query: { fileName } }, { signal });

/** Whether a plain document of this title and extension is in the drive. */
export const foundFileQuery = (driveId: number, fileName: string) =>
  queryOptions({
    queryKey: [...documentKeys.list(driveId), 'exists', fileName],
    queryFn: ({ signal }) => findFile(driveId, fileName, signal),
    enabled: fileName !== '',
  });

/** The manuals of a drive to which the reader may upload. */
export const assignedManualsQuery = (driveId: number) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'assigned-manuals', driveId],
    queryFn: ({ signal }): Promise<Manual[]> => call(listAssignedManuals, { params: { id: driveId } }, { signal }),
  });

type Sending = {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

export const sendDocument = (driveId: number, body: UploadBody, file: File, sending: Sending): Promise<DriveDocument> =>
  upload(uploadDocument, {
    params: { id: driveId },
    files: [file],
    json: { name: 'document', value: body },
    ...sending,
  });
