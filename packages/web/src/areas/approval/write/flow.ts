import { type ApprovalDocument, checkDraft, checkSubmission, type DocumentBody } from '@portal/contract/approval';
import type { FieldProblem } from '@portal/contract/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { identityKeys, useMe } from '../../identity/index.ts';
import { approvalKeys, documentCalls } from '../document/api.ts';
import { messageOf } from '../document/failure.ts';
import { type FilesState, refusedNames } from './files.ts';
import { bodyOf, bodyToSubmit, type DocumentForm, formOf, sameForm } from './form.ts';
import type { FormState } from './form-state.ts';
import { draftOutcomeOf, outcomeOf, untakenOutcomeOf, useOutcome, wrongFields } from './outcome.ts';
import { errorsOf, firstWrong } from './problems.ts';
import { type SaveJob, saveDraft, sendOneFile, submitDocument } from './save.ts';
import { confirmTaking, readToWrite } from './taking.ts';
import { checkLeft } from './vacation/left.ts';

export type Busy = 'save' | 'submit' | undefined;

type Given = {
  state: FormState;
  files: FilesState;
  draft: ApprovalDocument | undefined;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  /** The draft is on the server: its address is known from now on. */
  onDraft: (id: number) => void;
  onSaved: () => void;
  onSubmitted: (id: number) => void;
};

/** The same key for the same body, so that a repeated request creates nothing twice. */
const useIdempotencyKey = () => {
  const last = useRef({ body: '', key: '' });
  const keyOf = (body: DocumentBody): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() };
    return last.current.key;
  };
  const renewKey = () => {
    last.current = { body: '', key: '' };
  };
  return { keyOf, renewKey };
};

export const cancelledOr =
  (cancelled: string) =>
  (error: unknown): string =>
    error instanceof DOMException && error.name === 'AbortError' ? cancelled : messageOf(error);

/** Saving and submitting from the form: one at a time, nothing typed is lost whatever fails. */
export const useWriteFlow = ({ state, files, draft: given, version, onDraft, onSaved, onSubmitted }: Given) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const queryClient = useQueryClient();
  const { keyOf, renewKey } = useIdempotencyKey();
  const draft = useRef(given);
  const running = useRef(false);
  /** Whether this attempt has already changed the draft on the server. */
  const reached = useRef(false);
  const [busy, setBusy] = useState<Busy>();
  const { outcome, tell, clear, goOn } = useOutcome(state, files, busy !== undefined);

  const keep = (document: ApprovalDocument) => {
    draft.current = document;
    version.current = document.version;
    queryClient.setQueryData(approvalKeys.document(document.id), document);
    void queryClient.invalidateQueries({ queryKey: approvalKeys.counts });
    void queryClient.invalidateQueries({ queryKey: ['approval', 'list'] });
    if (document.vacation === null) return;
    void queryClient.invalidateQueries({ queryKey: approvalKeys.leave });
    void queryClient.invalidateQueries({ queryKey: identityKeys.me });
  };
  const fileJob = {
    calls: documentCalls,
    signalOf: files.signalOf,
    reasonOf: cancelledOr(t('approval.files.cancelled')),
    onFile: files.change,
  };
  /** Reads as it was last seen here, and so does the form's own beginning: only its files have moved. */
  const isAsLastSeen = (document: ApprovalDocument): boolean =>
    draft.current !== undefined &&
    draft.current.version === version.current &&
    sameForm(formOf(document), formOf(draft.current));
  const jobOf = (form: DocumentForm, body: DocumentBody): SaveJob => ({
    ...fileJob,
    body,
    draft: draft.current && { id: draft.current.id, version: version.current ?? draft.current.version },
    idempotencyKey: keyOf(body),
    removedFileIds: files.current().removedIds,
    files: files.current().items,
    isAsLastSeen,
    onSaved: (document) => {
      reached.current = true;
      keep(document);
      state.saved(form);
      onDraft(document.id);
    },
  });
  /** Files that came or went have counted the version up, even where the attempt failed later on. */
  const reread = async () => {
    const id = draft.current?.id;
    if (id === undefined) return;
    const document = await documentCalls.read(id).catch(() => undefined);
    if (document === undefined) return;
    // What somebody else wrote meanwhile is not to be taken for seen.
    if (isAsLastSeen(document)) keep(document);
    files.arrived(document.attachedFiles);
  };
  const refuse = (problems: readonly FieldProblem[]): boolean => {
    const fields = errorsOf(problems);
    if (firstWrong(fields) === undefined) return false;
    tell(wrongFields(fields));
    return true;
  };
  /** A file that can never be taken holds the submission back until it is removed. */
  const refuseFiles = (): boolean => {
    const names = refusedNames(files.current().items);
    if (names === '') return false;
    tell(wrongFields({ files: [t('approval.write.filesToRemove', { names })] }));
    return true;
  };
  const fail = async (error: unknown) => {
    // Otherwise the version stays as it was: only the person may decide to write over what somebody else saved.
    if (reached.current) await reread();
    const judged = state.current();
    tell(draft.current ? draftOutcomeOf(error, judged) : outcomeOf(error, judged));
  };
  const run = async (kind: NonNullable<Busy>, work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    reached.current = false;
    clear();
    try {
      await work();
    } catch (error) {
      await fail(error);
    } finally {
      running.current = false;
      setBusy((now) => (now === kind ? undefined : now));
    }
  };
  const settle = (document: ApprovalDocument, failedFiles: number): boolean => {
    keep(document);
    files.arrived(document.attachedFiles);
    if (failedFiles === 0) return true;
    const failed = files.current().items.filter(({ state: is }) => is === 'failed');
    const why = failed.every(({ isRefused }) => isRefused) ? 'filesRefused' : 'filesFailed';
    tell(wrongFields({ files: [t(`approval.write.${why}`, { count: failedFiles })] }));
    return false;
  };

  const save = () =>
    run('save', async () => {
      const form = state.current();
      const body = bodyOf(form);
      if (refuse(checkDraft(body))) return;
      setBusy('save');
      const { document, failedFiles } = await saveDraft(jobOf(form, body));
      if (settle(document, failedFiles)) onSaved();
    });

  const submit = () =>
    run('submit', async () => {
      const form = state.current();
      const body = bodyToSubmit(form);
      if (refuse([...checkSubmission(body, employee.id), ...checkLeft(queryClient, body.vacation)])) return;
      if (refuseFiles()) return;
      const kind = form.selfApprove ? 'complete' : 'submit';
      const agreed = await confirm({
        title: t(`approval.write.${kind}`),
        message: t(`approval.write.confirm.${kind}`),
        confirmLabel: t(`approval.write.${kind}`),
      });
      if (!agreed) return;
      setBusy('submit');
      const { document, failedFiles, submitted } = await submitDocument(jobOf(form, body));
      if (settle(document, failedFiles) && submitted) onSubmitted(document.id);
    });

  const retryFile = (key: string) =>
    run('save', async () => {
      const item = files.current().items.find((each) => each.key === key);
      if (item === undefined || draft.current === undefined) return;
      setBusy('save');
      await sendOneFile(fileJob, draft.current.id, item);
      await reread();
    });

  /** What somebody else saved; where it is not to be had the note says so and keeps its ways out. */
  const readStored = async (): Promise<ApprovalDocument | undefined> => {
    const id = draft.current?.id;
    if (id === undefined || running.current) return undefined;
    running.current = true;
    setBusy('save');
    try {
      return await readToWrite(id, 'editDraft');
    } catch (error) {
      tell(untakenOutcomeOf(error));
      return undefined;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  };

  const overwrite = async () => {
    const stored = await readStored();
    if (stored === undefined) return;
    draft.current = stored;
    version.current = stored.version;
    goOn();
  };

  const takeStored = async () => {
    const stored = await readStored();
    if (stored === undefined || !(await confirmTaking())) return;
    keep(stored);
    files.arrived(stored.attachedFiles);
    state.replace(formOf(stored));
    goOn();
  };

  /** The draft is gone or went out elsewhere: what stands in the form becomes a new one, with a number of its own. */
  const saveAsNew = async () => {
    draft.current = undefined;
    version.current = undefined;
    // The key of the one that is gone would only bring its answer again.
    renewKey();
    files.arrived([]);
    await save();
  };

  return { busy, outcome, save, submit, retryFile, overwrite, takeStored, saveAsNew, draftId: draft.current?.id };
};

export type WriteFlow = ReturnType<typeof useWriteFlow>;
