import type { ApprovalDocument, DocumentBody } from '@portal/contract/approval';
import type { AttachedFile } from '@portal/contract/kernel';
import { isFailure } from '../../../platform/failure.ts';
import { type FileChange, type FileItem, isUnsent } from '../../../ui/files/drop-items.ts';

type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** The calls of the flow, as arguments so that its order can be tested. */
export type SaveCalls = {
  create: (body: DocumentBody, idempotencyKey: string) => Promise<ApprovalDocument>;
  update: (id: number, body: DocumentBody, version: number) => Promise<ApprovalDocument>;
  read: (id: number) => Promise<ApprovalDocument>;
  removeFile: (id: number, fileId: number) => Promise<unknown>;
  sendFile: (id: number, file: File, options: SendOptions) => Promise<AttachedFile[]>;
  submit: (id: number, body: DocumentBody, version: number) => Promise<ApprovalDocument>;
};

export type SaveJob = {
  calls: SaveCalls;
  body: DocumentBody;
  /** The draft that there is already. */
  draft: { id: number; version: number } | undefined;
  idempotencyKey: string;
  removedFileIds: readonly number[];
  files: readonly FileItem[];
  signalOf: (fileKey: string) => AbortSignal;
  reasonOf: (error: unknown) => string;
  /** The draft is on the server, with its files still to come. */
  onSaved: (document: ApprovalDocument) => void;
  onFile: (change: FileChange) => void;
  /** Whether the document reads as it was last seen here, so that only its files have moved. */
  isAsLastSeen: (document: ApprovalDocument) => boolean;
};

export type SaveResult = { document: ApprovalDocument; failedFiles: number };

export type FileJob = Pick<SaveJob, 'calls' | 'signalOf' | 'reasonOf' | 'onFile'>;

/** Too large, of a kind that is not taken, not valid: the same file would be refused again. */
const refusedForGood: ReadonlySet<number> = new Set([413, 415, 422]);

/** Sends one file and tells how far it is; false: it did not arrive, and the list says why. */
export const sendOneFile = async (job: FileJob, id: number, { key, file }: FileItem): Promise<boolean> => {
  const onProgress = (progress: number) => job.onFile({ kind: 'progress', key, progress });
  onProgress(0);
  try {
    await job.calls.sendFile(id, file, { signal: job.signalOf(key), onProgress });
    job.onFile({ kind: 'sent', key });
    return true;
  } catch (error) {
    const isRefused = isFailure(error) && refusedForGood.has(error.status);
    job.onFile({ kind: 'failed', key, reason: job.reasonOf(error), isRefused });
    return false;
  }
};

const removeFiles = async ({ calls, removedFileIds }: SaveJob, id: number): Promise<void> => {
  for (const fileId of removedFileIds) {
    // Gone already: another window, or an attempt before this one.
    await calls.removeFile(id, fileId).catch((error: unknown) => {
      if (!isFailure(error, 'not-found')) throw error;
    });
  }
};

const sendFiles = async (job: SaveJob, id: number): Promise<number> => {
  let failed = 0;
  for (const item of job.files.filter(isUnsent)) if (item.isRefused || !(await sendOneFile(job, id, item))) failed += 1;
  return failed;
};

/**
 * Writes over the draft as it was last seen. A file that arrived although its answer did not has counted the version up:
 * that is nobody else's change.
 */
const updateSeen = async ({ calls, body, isAsLastSeen }: SaveJob, draft: { id: number; version: number }) => {
  try {
    return await calls.update(draft.id, body, draft.version);
  } catch (error) {
    if (!isFailure(error, 'changed-meanwhile')) throw error;
    const now = await calls.read(draft.id);
    if (!isAsLastSeen(now)) throw error;
    return calls.update(draft.id, body, now.version);
  }
};

/** Saves the text, then takes off and sends files one by one; every file gets its chance, however many fail. */
export const saveDraft = async (job: SaveJob): Promise<SaveResult> => {
  const { calls, body, draft, idempotencyKey, files, removedFileIds } = job;
  const saved = draft ? await updateSeen(job, draft) : await calls.create(body, idempotencyKey);
  job.onSaved(saved);
  await removeFiles(job, saved.id);
  const failedFiles = await sendFiles(job, saved.id);
  const filesMoved = removedFileIds.length > 0 || files.some(isUnsent);
  // Every file that comes or goes counts the version up.
  return { document: filesMoved ? await calls.read(saved.id) : saved, failedFiles };
};

/**
 * Draft first, then its files, then the submission, so that no approver sees it without its files
 * (decisions: approval, Files). With a file missing it stays a draft.
 */
export const submitDocument = async (job: SaveJob): Promise<SaveResult & { submitted: boolean }> => {
  const saved = await saveDraft(job);
  if (saved.failedFiles > 0) return { ...saved, submitted: false };
  job.onSaved(saved.document);
  const { id, version } = saved.document;
  return { document: await job.calls.submit(id, job.body, version), failedFiles: 0, submitted: true };
};
