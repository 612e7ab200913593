import { type DriveDocument, type UploadBody, uploadDocument } from '@portal/contract/documents';
import { multipart, type Part } from '../multipart.ts';
import type { Caller, TestApp } from '../test-app.ts';
import { samplePdf } from './sample-files.ts';

type File = { name: string; content: string | Uint8Array };

/** An upload as a browser sends it: files and the part `document`. */
export const uploadOf = (document: unknown, ...files: readonly File[]) => {
  const json: Part = { name: 'document', content: JSON.stringify(document) };
  return multipart([...files.map(({ name, content }) => ({ name: 'files', filename: name, content })), json]);
};

/** A plain document of a department's drive. */
export const plainBody = (more: Partial<UploadBody> = {}): UploadBody => ({
  docType: 'Normal',
  title: '비행 계획 지침',
  revision: { version: '1', revisionDate: '2026-11-01', description: '제정' },
  ...more,
});

/** The body for a general drive, where the server sets the data of the revision. */
export const generalBody = (more: Partial<UploadBody> = {}): UploadBody => ({
  docType: 'Normal',
  title: '주간 회의록',
  ...more,
});

/** A revision of a manual. */
export const manualBody = (manualId: number, more: Partial<UploadBody> = {}): UploadBody => ({
  docType: 'AOC',
  manualId,
  revision: { version: '1', revisionDate: '2026-11-01', description: '제정' },
  ...more,
});

/** Uploads a document, or with `overwrite` a further revision, as a person; by default a PDF. */
export const givenDocument = async (
  { call }: Pick<TestApp, 'call'>,
  caller: Caller,
  driveId: number,
  body: UploadBody,
  file: File = { name: 'file.pdf', content: samplePdf(JSON.stringify(body)) },
): Promise<DriveDocument> => {
  const answer = await call(uploadDocument, caller, { params: { id: driveId }, ...uploadOf(body, file) });
  if (answer.status !== 201) throw new Error(`the document was not taken: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
