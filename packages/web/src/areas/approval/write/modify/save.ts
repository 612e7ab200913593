import type { ApprovalDocument, DocumentBody } from '@portal/contract/approval';
import { isFailure } from '../../../../platform/failure.ts';
import { type FileChange, type FileItem, isUnsent } from '../../../../ui/files/drop-items.ts';
import { removeFiles, type SendOptions } from '../../../../ui/form/page/draft-save.ts';

export type ModifyCalls = {
  modify: (id: number, body: DocumentBody, version: number) => Promise<ApprovalDocument>;
  modifyWithFiles: (
    id: number,
    body: DocumentBody,
    version: number,
    files: readonly File[],
    options: SendOptions,
  ) => Promise<ApprovalDocument>;
  removeFile: (id: number, fileId: number) => Promise<unknown>;
  read: (id: number) => Promise<ApprovalDocument>;
};

export type ModifyJob = {
  calls: ModifyCalls;
  id: number;
  version: number;
  body: DocumentBody;
  files: readonly FileItem[];
  removedFileIds: readonly number[];
  signal: AbortSignal;
  reasonOf: (error: unknown) => string;
  onFile: (change: FileChange) => void;
  /** An earlier attempt got no answer. */
  isAgain: boolean;
  /** The files it held before anything was sent from here: one of the same name and size is not the one that was sent. */
  knownFileIds: readonly number[];
  /** Whether the document reads as this form does. */
  isAsWritten: (stored: ApprovalDocument) => boolean;
};

/** Only a file that the server names is refused; what has nothing to do with the files leaves them waiting. */
const afterFailure = ({ key, file }: FileItem, error: unknown, reasonOf: ModifyJob['reasonOf']): FileChange => {
  const named = isFailure(error) ? error.errors.find(({ path }) => path === file.name) : undefined;
  if (named) return { kind: 'failed', key, reason: named.message, isRefused: true };
  const brokeOff = !isFailure(error) || error.status === 0 || error.status >= 500;
  return brokeOff ? { kind: 'failed', key, reason: reasonOf(error) } : { kind: 'waiting', key };
};

/** Whether an earlier attempt had gone through, text and files, although no answer came: that is nobody else's change. */
const wentThrough = async (error: unknown, job: ModifyJob, unsent: readonly FileItem[]): Promise<boolean> => {
  const { calls, id, isAgain, knownFileIds, isAsWritten } = job;
  if (!isAgain || !isFailure(error, 'changed-meanwhile')) return false;
  const stored = await calls.read(id).catch(() => undefined);
  const isThere = ({ file }: FileItem) =>
    stored?.attachedFiles.some(
      (each) => !knownFileIds.includes(each.id) && each.name === file.name && each.size === file.size,
    ) === true;
  return stored !== undefined && isAsWritten(stored) && unsent.every(isThere);
};

const send = async (job: ModifyJob, unsent: readonly FileItem[]): Promise<void> => {
  const { calls, id, version, body, signal, onFile, reasonOf } = job;
  const tellAll = (change: (key: string) => FileChange) => {
    for (const { key } of unsent) onFile(change(key));
  };
  const onProgress = (progress: number) => tellAll((key) => ({ kind: 'progress', key, progress }));
  onProgress(0);
  try {
    const files = unsent.map(({ file }) => file);
    await calls.modifyWithFiles(id, body, version, files, { signal, onProgress });
    tellAll((key) => ({ kind: 'sent', key }));
  } catch (error) {
    if (await wentThrough(error, job, unsent)) return tellAll((key) => ({ kind: 'sent', key }));
    for (const item of unsent) onFile(afterFailure(item, error, reasonOf));
    throw error;
  }
};

/** The change with its new files in one request, so that nobody reads one without the other; then files are taken off. */
export const saveModification = async (job: ModifyJob): Promise<void> => {
  const { calls, id, version, body, files, removedFileIds } = job;
  const unsent = files.filter(isUnsent);
  if (unsent.length === 0)
    await calls.modify(id, body, version).catch(async (error: unknown) => {
      if (!(await wentThrough(error, job, unsent))) throw error;
    });
  else await send(job, unsent);
  await removeFiles((fileId) => calls.removeFile(id, fileId), removedFileIds);
};
