import {
  type DocumentRow,
  type DriveDocument,
  existsFile,
  listAssignedManuals,
  listDriveDocuments,
  type Manual,
  type UploadBody,
  uploadDocument,
} from '@portal/contract/documents';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { documentKeys } from '../drive/drive.queries.ts';

/** As many titles are offered while one types (rules/documents.md#upload). */
export const MOST_TITLES = 20;

/** Plain documents of a drive whose title holds a text. */
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

export type FileThere = { exists: boolean; docId: number | null; mayOverwrite: boolean };

export const askForFile = (driveId: number, fileName: string, signal?: AbortSignal): Promise<FileThere> =>
  call(existsFile, { params: { id: driveId }, query: { fileName } }, { signal });

/** Whether a plain document of this title and extension stands in the drive. */
export const fileThereQuery = (driveId: number, fileName: string) =>
  queryOptions({
    queryKey: [...documentKeys.list(driveId), 'exists', fileName],
    queryFn: ({ signal }) => askForFile(driveId, fileName, signal),
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
