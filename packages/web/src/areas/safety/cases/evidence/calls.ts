import { factualEvidence, postProcessEvidence } from '@portal/contract/safety';
import { call } from '../../../../platform/call.ts';
import { download } from '../../../../platform/download.ts';
import { upload } from '../../../../platform/upload.ts';

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** The calls on the files of one place. */
export type FileCalls = {
  send: (file: File, options: UploadOptions) => Promise<unknown>;
  remove: (fileId: number) => Promise<unknown>;
  save: (fileId: number) => Promise<void>;
  saveAll: () => Promise<void>;
};

/** Of an entry of what was found out. */
export const factualFiles = (id: number, fid: number): FileCalls => ({
  send: (file, options) => upload(factualEvidence.upload, { params: { id, fid }, files: [file], ...options }),
  remove: (fileId) => call(factualEvidence.remove, { params: { id, fid, fileId } }),
  save: (fileId) => download(factualEvidence.download, { params: { id, fid, fileId } }),
  saveAll: () => download(factualEvidence.zip, { params: { id, fid } }),
});

/** Of the post process. */
export const postProcessFiles = (id: number): FileCalls => ({
  send: (file, options) => upload(postProcessEvidence.upload, { params: { id }, files: [file], ...options }),
  remove: (fileId) => call(postProcessEvidence.remove, { params: { id, fileId } }),
  save: (fileId) => download(postProcessEvidence.download, { params: { id, fileId } }),
  saveAll: () => download(postProcessEvidence.zip, { params: { id } }),
});
