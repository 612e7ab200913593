import {
  type ApprovalDocument,
  createDraft,
  type DocumentAct,
  type DocumentBody,
  deleteFile,
  downloadFile,
  getDocument,
  modifyDocument,
  submitDraft,
  updateDraft,
  uploadFiles,
} from '@portal/contract/approval';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import { fetchFile } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import type { SendOptions } from '../../../ui/form/page/draft-save.ts';
import { asWritten } from '../../../ui/rich-text/as-written.ts';
import { type DocumentForm, formOf } from '../form/approval-form-values.ts';

/** The calls that write a document; the screens' flows take them as arguments. */
export const documentCalls = {
  create: (body: DocumentBody, idempotencyKey: string) => call(createDraft, { body }, { idempotencyKey }),
  update: (id: number, body: DocumentBody, version: number) =>
    call(updateDraft, { params: { id }, body }, { ifMatch: version }),
  read: (id: number) => call(getDocument, { params: { id } }),
  submit: (id: number, body: DocumentBody, version: number) =>
    call(submitDraft, { params: { id }, body }, { ifMatch: version }),
  sendFile: (id: number, file: File, options: SendOptions) =>
    upload(uploadFiles, { params: { id }, files: [file], ...options }),
  removeFile: (id: number, fileId: number) => call(deleteFile, { params: { id, fileId } }),
  fetchFile: (id: number, fileId: number) => fetchFile(downloadFile, { params: { id, fileId } }),
  modify: (id: number, body: DocumentBody, version: number) =>
    call(modifyDocument, { params: { id }, body }, { ifMatch: version }),
  modifyWithFiles: (id: number, body: DocumentBody, version: number, files: readonly File[], options: SendOptions) =>
    upload(modifyDocument, {
      params: { id },
      files,
      json: { name: 'approvalDoc', value: body },
      ifMatch: version,
      ...options,
    }),
};

/** The stored document; fails with the reason of its state where it can no longer be written. */
export const readToWrite = async (id: number, act: DocumentAct): Promise<ApprovalDocument> => {
  const stored = await documentCalls.read(id);
  const code = stored.can[act] ?? 'no-permission';
  if (code === true) return stored;
  throw knownFailure(code);
};

/** The stored document, for comparison with its form. */
export const readToCompare = async (id: number, { current }: Form<DocumentForm>): Promise<DocumentForm> => {
  const stored = formOf(await documentCalls.read(id));
  return { ...stored, content: await asWritten(stored.content, current().content) };
};
