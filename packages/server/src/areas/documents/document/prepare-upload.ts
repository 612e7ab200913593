import type { UploadBody } from '@portal/contract/documents';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import { type JudgedFile, judgeFile } from './document-file-kind.ts';

/** An upload whose files were inspected. */
export type PreparedUpload = { driveId: number; body: UploadBody; files: readonly JudgedFile[] };

/** Inspects the files of an upload before anything is locked. */
export const prepareUpload = async (
  { blockedExtensions }: DocumentServices,
  { params, body }: { params: { id: number }; body: UploadBody },
  { files }: Pick<DocumentContext, 'files'>,
): Promise<PreparedUpload> => ({
  driveId: params.id,
  body,
  files: await Promise.all(files.map((file) => judgeFile(file, blockedExtensions))),
});
