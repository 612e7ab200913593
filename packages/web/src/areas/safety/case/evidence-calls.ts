import { factualEvidence, postProcessEvidence } from '@portal/contract/safety';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { openRanged, type RangedFile } from '../../../platform/files/ranged.ts';

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** The calls on the files of one place. */
export type FileCalls = {
  send: (file: File, options: UploadOptions) => Promise<unknown>;
  remove: (fileId: number) => Promise<unknown>;
  open: (fileId: number, signal: AbortSignal) => Promise<RangedFile>;
  save: (fileId: number) => Promise<void>;
  /** Unlike those of any other place. */
  of: string;
  saveAll: () => Promise<void>;
};

/** Of an entry of what was found out. */
export const factualFiles = (id: number, fid: number): FileCalls => ({
  send: (file, options) => upload(factualEvidence.upload, { params: { id, fid }, files: [file], ...options }),
  remove: (fileId) => call(factualEvidence.remove, { params: { id, fid, fileId } }),
  of: `factual ${fid}`,
  open: (fileId, signal) => openRanged(factualEvidence.download, { params: { id, fid, fileId } }, { signal }),
  save: (fileId) => download(factualEvidence.download, { params: { id, fid, fileId } }),
  saveAll: () => download(factualEvidence.zip, { params: { id, fid } }),
});

/** Of the post process. */
export const postProcessFiles = (id: number): FileCalls => ({
  send: (file, options) => upload(postProcessEvidence.upload, { params: { id }, files: [file], ...options }),
  remove: (fileId) => call(postProcessEvidence.remove, { params: { id, fileId } }),
  of: `post-process ${id}`,
  open: (fileId, signal) => openRanged(postProcessEvidence.download, { params: { id, fileId } }, { signal }),
  save: (fileId) => download(postProcessEvidence.download, { params: { id, fileId } }),
  saveAll: () => download(postProcessEvidence.zip, { params: { id } }),
});
