import { type ApprovalDocument, checkSubmission, type DocumentBody } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyError, notifyFailure, notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { type FileChange, type FileItem, isUnsent } from '../../../ui/files/drop-items.ts';
import { useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import type { FilesState } from '../../../ui/form/page/draft-files.ts';
import { useFilesToCopy } from '../../../ui/form/page/draft-files.ts';
import { removeFiles, type SendOptions, saveDraft } from '../../../ui/form/page/draft-save.ts';
import { messageOf, useFormPage } from '../../../ui/form/page/form-page.ts';
import { useIsMounted } from '../../../ui/form/unsaved-guard.ts';
import { approvalKeys } from '../document/approval-document.queries.ts';
import { approvalFormWords } from '../form/approval-form.words.ts';
import { notWritableCodes } from '../form/approval-form-definition.ts';
import { bodyOf, type DocumentForm, formOf } from '../form/approval-form-values.ts';
import { documentCalls, readToWrite } from './approval-form-calls.ts';

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

type ModifyJob = {
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
  isRetry: boolean;
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

/**
 * Whether an earlier attempt, text and files, was stored although its answer was lost: then the change is not somebody
 * else's.
 */
const hasArrived = async (error: unknown, job: ModifyJob, unsent: readonly FileItem[]): Promise<boolean> => {
  const { calls, id, isRetry, knownFileIds, isAsWritten } = job;
  if (!isRetry || !isFailure(error, 'changed-meanwhile')) return false;
  const stored = await calls.read(id).catch(() => undefined);
  const isThere = ({ file }: FileItem) =>
    stored?.attachedFiles.some(
      (each) => !knownFileIds.includes(each.id) && each.name === file.name && each.size === file.size,
    ) === true;
  return stored !== undefined && isAsWritten(stored) && unsent.every(isThere);
};

const send = async (job: ModifyJob, unsent: readonly FileItem[]): Promise<void> => {
  const { calls, id, version, body, signal, onFile, reasonOf } = job;
  const changeAll = (change: (key: string) => FileChange) => {
    for (const { key } of unsent) onFile(change(key));
  };
  const onProgress = (progress: number) => changeAll((key) => ({ kind: 'progress', key, progress }));
  onProgress(0);
  try {
    const files = unsent.map(({ file }) => file);
    await calls.modifyWithFiles(id, body, version, files, { signal, onProgress });
    changeAll((key) => ({ kind: 'sent', key }));
  } catch (error) {
    if (await hasArrived(error, job, unsent)) return changeAll((key) => ({ kind: 'sent', key }));
    for (const item of unsent) onFile(afterFailure(item, error, reasonOf));
    throw error;
  }
};

/**
 * Sends the change with its new files in one request, so that nobody reads one without the other; then removes files.
 */
export const saveModification = async (job: ModifyJob): Promise<void> => {
  const { calls, id, version, body, files, removedFileIds } = job;
  const unsent = files.filter(isUnsent);
  if (unsent.length === 0)
    await calls.modify(id, body, version).catch(async (error: unknown) => {
      if (!(await hasArrived(error, job, unsent))) throw error;
    });
  else await send(job, unsent);
  await removeFiles((fileId) => calls.removeFile(id, fileId), removedFileIds);
};

type Options = {
  form: Form<DocumentForm>;
  files: FilesState;
  document: ApprovalDocument;
  version: RefObject<number | undefined>;
  /** The navigation is awaited, so that nothing is sent twice meanwhile. */
  onDone: () => unknown;
  /** The text is now a draft of its own; these files could not be copied. */
  onNew: (id: number, missing: readonly string[]) => unknown;
};

/**
 * Problems that can be fixed in the form are shown there; others are shown and redirect to the view
 * (rules/approval.md#modify).
 */
const canBeMended = (error: unknown): boolean =>
  !isFailure(error) || error.errors.length > 0 || error.status === 0 || error.status >= 409;

export const useModifyFlow = ({ form, files, document, version, onDone, onNew }: Options) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const here = useIsMounted();
  const controller = useRef<AbortController>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const page = useFormPage({
    form,
    files,
    version,
    formOf,
    closedCodes: notWritableCodes,
    readToWrite: () => readToWrite(document.id, 'modify'),
  });
  const wasLost = useRef(false);
  // Compared with the files when editing began; files that were stored although the answer was lost are not among them.
  const [knownFileIds] = useState(() => document.attachedFiles.map(({ id }) => id));
  const send = (values: DocumentForm): Promise<void> => {
    controller.current = new AbortController();
    return saveModification({
      calls: documentCalls,
      id: document.id,
      version: version.current ?? document.version,
      body: bodyOf(values),
      files: files.current().items,
      removedFileIds: files.current().removedIds,
      signal: controller.current.signal,
      reasonOf: (error) => `${messageOf(error)} ${t(approvalFormWords.modify.sendAgain)}`,
      onFile: files.change,
      isRetry: wasLost.current,
      knownFileIds,
      isAsWritten: (stored) => form.isSame(formOf(stored), values),
    });
  };
  const save = (): Promise<void> =>
    page.attempt(async (start) => {
      const values = form.current();
      if (page.refuseInvalid(checkSubmission(bodyOf(values), document.drafter.id)) || page.refuseFiles()) return;
      start('save');
      page.clear();
      let navigation: unknown;
      try {
        await send(values);
        form.saved(values);
        navigation = onDone();
      } catch (error) {
        if (isFailure(error, 'unreachable')) wasLost.current = true;
        if (!here.current && error instanceof Error) return notifyFailure(error);
        const names = files.current().items.map(({ file }) => file.name);
        if (canBeMended(error)) page.showFailure(error, false, { fileNames: names });
        else setRefusal(messageOf(error));
      } finally {
        void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
      }
      await navigation;
    });
  const { keyOf } = useIdempotencyKey();
  const draft = useRef<ApprovalDocument>(undefined);
  const fileCopies = useFilesToCopy(files, documentCalls.fetchFile);
  /**
   * Somebody acted on the document during editing: the form is saved as a draft, with copies of its files. If a file
   * could not be copied the form stays open, and the next attempt sends it to the same draft; a permanently refused
   * file is skipped.
   */
  const saveAsNew = (): Promise<void> =>
    page.attempt(async (start) => {
      start('save');
      const values = form.current();
      const body = bodyOf(values);
      fileCopies.copyFrom(document.id);
      try {
        await fileCopies.copy();
        const { stored, failedFiles } = await saveDraft({
          calls: documentCalls,
          body,
          draft: draft.current,
          idempotencyKey: keyOf(body),
          removedFileIds: [],
          files: files.current().items,
          signalOf: files.signalOf,
          reasonOf: messageOf,
          onSaved: (stored) => {
            draft.current = stored;
            form.saved(values);
          },
          onFile: files.change,
          isAsLastSeen: () => true,
        });
        draft.current = stored;
        if (failedFiles > 0) notifyError(t(approvalFormWords.filesFailed, { count: failedFiles }));
        else notifySuccess(t(approvalFormWords.saved));
        if (files.current().items.every(({ state, isRefused }) => state !== 'failed' || isRefused))
          await onNew(stored.id, fileCopies.missing());
      } catch (error) {
        if (draft.current) notifyError(`${messageOf(error)} ${t(formWords.page.keptAsDraft)}`);
        else if (error instanceof Error) notifyFailure(error);
      } finally {
        void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
      }
    });
  return {
    ...page,
    refusal,
    closeRefusal: () => setRefusal(undefined),
    save,
    saveAsNew,
    cancelUpload: () => controller.current?.abort(),
  };
};
