import { isFailure } from '../../../platform/calls/failure.ts';
import { isRefusedForGood } from '../../../platform/files/refused-file.ts';
import type { StoredFile } from '../../files/drop.tsx';
import { type FileChange, type FileItem, isUnsent } from '../../files/drop-items.ts';

export type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** A record that is edited for a while before it is submitted. */
export type Written = { id: number; version: number; attachedFiles: readonly StoredFile[] };

/** The calls of the flow, as arguments so that its order can be tested. */
export type DraftCalls<Body, Stored> = {
  create: (body: Body, idempotencyKey: string) => Promise<Stored>;
  update: (id: number, body: Body, version: number) => Promise<Stored>;
  read: (id: number) => Promise<Stored>;
  removeFile: (id: number, fileId: number) => Promise<unknown>;
  fetchFile: (id: number, fileId: number) => Promise<{ name: string; content: Blob }>;
  sendFile: (id: number, file: File, options: SendOptions) => Promise<unknown>;
  submit: (id: number, body: Body, version: number) => Promise<Stored>;
};

export type SaveJob<Body, Stored> = {
  calls: DraftCalls<Body, Stored>;
  body: Body;
  /** The existing draft, if any. */
  draft: { id: number; version: number } | undefined;
  idempotencyKey: string;
  removedFileIds: readonly number[];
  files: readonly FileItem[];
  signalOf: (fileKey: string) => AbortSignal;
  reasonOf: (error: unknown) => string;
  /** The draft is stored; its files are still to be sent. */
  onSaved: (stored: Stored) => void;
  onFile: (change: FileChange) => void;
  /** Whether only the files of the record differ from the version last seen here. */
  isAsLastSeen: (stored: Stored) => boolean;
};

export type SaveResult<Stored> = { stored: Stored; failedFiles: number };

type FileJob = Pick<SaveJob<never, never>, 'signalOf' | 'reasonOf' | 'onFile'> & {
  calls: Pick<DraftCalls<never, never>, 'sendFile'>;
};

/** Sends one file and reports progress; false: it failed, and the list shows why. */
export const sendOneFile = async (job: FileJob, id: number, { key, file }: FileItem): Promise<boolean> => {
  const onProgress = (progress: number) => job.onFile({ kind: 'progress', key, progress });
  onProgress(0);
  try {
    await job.calls.sendFile(id, file, { signal: job.signalOf(key), onProgress });
    job.onFile({ kind: 'sent', key });
    return true;
  } catch (error) {
    // Here a validation problem is about the file itself.
    const isRefused = isRefusedForGood(error) || (isFailure(error) && error.status === 422);
    job.onFile({ kind: 'failed', key, reason: job.reasonOf(error), isRefused });
    return false;
  }
};

/** Removes files; one that is already deleted was removed in another window or by an earlier attempt. */
export const removeFiles = async (
  removeFile: (fileId: number) => Promise<unknown>,
  fileIds: readonly number[],
): Promise<void> => {
  for (const fileId of fileIds)
    await removeFile(fileId).catch((error: unknown) => {
      if (!isFailure(error, 'not-found')) throw error;
    });
};

const sendFiles = async (job: FileJob, id: number, files: readonly FileItem[]): Promise<number> => {
  let failed = 0;
  for (const item of files.filter(isUnsent)) if (item.isRefused || !(await sendOneFile(job, id, item))) failed += 1;
  return failed;
};

/**
 * Updates the version last seen. A file that arrived although its answer was lost has increased the version; that is
 * not a change by somebody else.
 */
const updateSeen = async <Body, Stored extends Written>(
  { calls, body, isAsLastSeen }: SaveJob<Body, Stored>,
  draft: { id: number; version: number },
): Promise<Stored> => {
  try {
    return await calls.update(draft.id, body, draft.version);
  } catch (error) {
    if (!isFailure(error, 'changed-meanwhile')) throw error;
    const now = await calls.read(draft.id);
    if (!isAsLastSeen(now)) throw error;
    return calls.update(draft.id, body, now.version);
  }
};

/** Saves the text, then removes and sends files one by one; every file is tried, however many fail. */
export const saveDraft = async <Body, Stored extends Written>(
  job: SaveJob<Body, Stored>,
): Promise<SaveResult<Stored>> => {
  const { calls, body, draft, idempotencyKey, files, removedFileIds } = job;
  const saved = draft ? await updateSeen(job, draft) : await calls.create(body, idempotencyKey);
  job.onSaved(saved);
  await removeFiles((fileId) => calls.removeFile(saved.id, fileId), removedFileIds);
  const failedFiles = await sendFiles(job, saved.id, files);
  const filesMoved = removedFileIds.length > 0 || files.some(isUnsent);
  // Every added or removed file increases the version.
  return { stored: filesMoved ? await calls.read(saved.id) : saved, failedFiles };
};

/**
 * Saves the draft, then its files, then submits it, so that nobody sees it without its files
 * (decisions/0070-send-draft-files-submission-in-turn.md). If a file is missing it stays a draft.
 */
export const submitDraft = async <Body, Stored extends Written>(
  job: SaveJob<Body, Stored>,
): Promise<SaveResult<Stored> & { submitted: boolean }> => {
  const saved = await saveDraft(job);
  if (saved.failedFiles > 0) return { ...saved, submitted: false };
  job.onSaved(saved.stored);
  const { id, version } = saved.stored;
  return { stored: await job.calls.submit(id, job.body, version), failedFiles: 0, submitted: true };
};
