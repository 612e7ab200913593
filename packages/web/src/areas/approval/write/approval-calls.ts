import {
  createDraft,
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
import { fetchFile } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import type { SendOptions } from '../../../ui/form/page/draft-save.ts';

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
