import type { FieldProblem } from '@portal/contract/kernel';
import { type RefObject, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { unreachable } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { notifyFailure } from '../../dialog/toast-notify.ts';
import { useRetryWhenOnline } from '../../page/retry-when-online.ts';
import { useIdempotencyKey } from '../attempt.ts';
import { formWords } from '../form.words.ts';
import type { Form } from '../form-state.ts';
import { useIsMounted } from '../unsaved-guard.ts';
import type { FilesState } from './draft-files.ts';
import { missingWords, useFilesToCopy } from './draft-files.ts';
import { type DraftCalls, type SaveJob, saveDraft, sendOneFile, submitDraft, type Written } from './draft-save.ts';
import { messageOf, useFormPage } from './form-page.ts';
import type { Saving } from './form-page-state.ts';
import { isNetworkFailure, useWatchedCalls } from './network-failure.ts';

type Options<Values extends FieldValues, Body, Stored extends Written> = {
  form: Form<Values>;
  files: FilesState;
  /** The existing draft; undefined for a new one. */
  draft: Stored | undefined;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  calls: DraftCalls<Body, Stored>;
  formOf: (stored: Stored) => Values;
  bodyOf: (values: Values) => Body;
  bodyToSubmit: (values: Values) => Body;
  checkDraft: (body: Body) => readonly FieldProblem[];
  checkSubmission: (body: Body) => readonly FieldProblem[];
  /** Problem codes after which the draft can no longer be edited. */
  closedCodes: ReadonlySet<string>;
  /** Reads the stored draft; fails if it can no longer be edited. */
  readToWrite: (id: number) => Promise<Stored>;
  confirmSubmission: (values: Values) => Promise<boolean>;
  /** The sentence about files that did not arrive, the draft being saved. */
  filesFailedMessage: (why: 'failed' | 'refused', count: number) => string;
  /** The stored version was shown to the user. */
  onSeen: (stored: Stored) => void;
  /** The draft is stored: its address is known from now on. */
  onDraft: (id: number) => void;
  /** The navigation that this starts is awaited, so that nothing is sent twice meanwhile. */
  onSaved: (stored: Stored) => unknown;
  /** The draft is saved, and the user continues writing or goes to the page they requested. */
  onSavedAndStay?: (stored: Stored) => void;
  onSubmitted: (stored: Stored) => unknown;
  /**
   * After a network failure it waits and retries when the network is back. `isSent`: whether the record was submitted
   * although its answer was lost.
   */
  waitsForNetwork?: { isSent: (stored: Stored) => boolean };
};

/**
 * Saves and submits a draft with its files: one attempt at a time, and nothing typed is lost on a failure.
 * `form-page-state.ts` describes what the page shows.
 */
export const useDraft = <Values extends FieldValues, Body, Stored extends Written>(
  options: Options<Values, Body, Stored>,
) => {
  const { form, files, version, formOf, onDraft, waitsForNetwork } = options;
  const { calls, takeFileNetworkFailure, unansweredWith } = useWatchedCalls(options.calls);
  const { keyOf, renewKey } = useIdempotencyKey();
  const fileCopies = useFilesToCopy(files, calls.fetchFile);
  const draft = useRef(options.draft);
  const here = useIsMounted();
  /** While leaving the page, the address of the new draft must not be set. */
  const isLeaving = useRef(false);
  /** Whether this attempt has already changed the draft on the server. */
  const hasChangedServer = useRef(false);
  const page = useFormPage({
    form,
    files,
    version,
    formOf,
    closedCodes: options.closedCodes,
    readToWrite: async () => draft.current && options.readToWrite(draft.current.id),
    onSeen: (stored, isTaken) => {
      draft.current = stored;
      if (isTaken) options.onSeen(stored);
    },
  });
  const remember = (stored: Stored): void => {
    draft.current = stored;
    version.current = stored.version;
    options.onSeen(stored);
  };
  const fileJob = { calls, signalOf: files.signalOf, reasonOf: messageOf, onFile: files.change };
  /** Whether only the files of the stored version differ from the version last seen and the form's base. */
  const isAsLastSeen = (stored: Stored): boolean =>
    draft.current !== undefined &&
    draft.current.version === version.current &&
    form.isSame(formOf(stored), formOf(draft.current));
  const jobOf = (values: Values, body: Body): SaveJob<Body, Stored> => ({
    ...fileJob,
    body,
    draft: draft.current && { id: draft.current.id, version: version.current ?? draft.current.version },
    idempotencyKey: keyOf(body),
    removedFileIds: files.current().removedIds,
    files: files.current().items,
    // A version that this form wrote although its answer was lost is not a change by somebody else.
    isAsLastSeen: (stored) => isAsLastSeen(stored) || form.isSame(formOf(stored), values),
    onSaved: (stored) => {
      hasChangedServer.current = true;
      remember(stored);
      form.saved(values);
      if (here.current && !isLeaving.current) onDraft(stored.id);
    },
  });
  /** Files that were added or removed increased the version, even if the attempt failed later. */
  const reread = async (): Promise<void> => {
    const id = draft.current?.id;
    const stored = id === undefined ? undefined : await calls.read(id).catch(() => undefined);
    if (stored === undefined) return;
    // A change by somebody else must not count as seen.
    if (isAsLastSeen(stored)) remember(stored);
    files.arrived(stored.attachedFiles);
  };
  const run = (work: (start: (saving: Saving) => void) => Promise<void>): Promise<void> =>
    page.attempt(async (start) => {
      hasChangedServer.current = false;
      const wasStored = draft.current !== undefined;
      let saving: Saving = 'save';
      page.clear();
      takeFileNetworkFailure();
      try {
        await work((begun) => {
          saving = begun;
          start(begun);
        });
        page.dispatch({ kind: 'answered' });
      } catch (error) {
        if (waitsForNetwork && isNetworkFailure(error)) return page.dispatch({ kind: 'network-failed', saving });
        page.dispatch({ kind: 'answered' });
        if (!here.current && error instanceof Error) return notifyFailure(error);
        // Otherwise the version stays: only the user may decide to overwrite a version of somebody else.
        if (hasChangedServer.current) await reread();
        const also = hasChangedServer.current && !wasStored ? [translate(formWords.page.keptAsDraft)] : [];
        page.showFailure(error, draft.current !== undefined, { also });
      }
    });
  const settle = (stored: Stored, failedFiles: number): boolean => {
    remember(stored);
    files.arrived(stored.attachedFiles);
    const missing = fileCopies.missing();
    if (failedFiles === 0 && missing.length === 0) return true;
    if (waitsForNetwork && takeFileNetworkFailure()) throw unreachable();
    const failed = files.current().items.filter(({ state }) => state === 'failed');
    const why = failed.every(({ isRefused }) => isRefused) ? 'refused' : 'failed';
    const words = [
      ...(failedFiles > 0 ? [options.filesFailedMessage(why, failedFiles)] : [translate(formWords.page.keptAsDraft)]),
      ...(missing.length > 0 ? [missingWords(missing)] : []),
    ];
    page.showErrors([{ path: 'files', message: words.join(' ') }]);
    fileCopies.missingShown();
    return false;
  };
  const saveThen = (saving: 'save' | 'stay', onStored?: (stored: Stored) => unknown): Promise<void> =>
    run(async (start) => {
      const values = form.current();
      const body = options.bodyOf(values);
      if (page.refuseInvalid(options.checkDraft(body))) return;
      start(saving);
      await fileCopies.copy();
      const { stored, failedFiles } = await saveDraft(jobOf(values, body));
      if (settle(stored, failedFiles)) await onStored?.(stored);
    });
  const save = (): Promise<void> => saveThen('save', options.onSaved);
  const saveAndStay = (): Promise<void> => saveThen('stay', options.onSavedAndStay);
  const saveToLeave = async (): Promise<boolean> => {
    let isStored = false;
    isLeaving.current = true;
    await saveThen('save', (stored) => {
      isStored = true;
      options.onSavedAndStay?.(stored);
    });
    isLeaving.current = false;
    return isStored;
  };
  /** The record that was submitted although its answer was lost. */
  const readSent = async (body: Body): Promise<Stored | undefined> => {
    const id = unansweredWith(body);
    if (waitsForNetwork === undefined || id === undefined) return undefined;
    const stored = await calls.read(id);
    return waitsForNetwork.isSent(stored) ? stored : undefined;
  };
  const send = (isRetry: boolean): Promise<void> =>
    run(async (start) => {
      const values = form.current();
      const body = options.bodyToSubmit(values);
      if (page.refuseInvalid(options.checkSubmission(body)) || page.refuseFiles()) return;
      if (!isRetry && !(await options.confirmSubmission(values))) return;
      start('submit');
      const sent = await readSent(body);
      if (sent !== undefined) {
        remember(sent);
        await options.onSubmitted(sent);
        return;
      }
      await fileCopies.copy();
      const job = jobOf(values, body);
      const isWhole = fileCopies.missing().length === 0;
      const { stored, failedFiles } = await (isWhole ? submitDraft(job) : saveDraft(job));
      if (settle(stored, failedFiles)) await options.onSubmitted(stored);
    });
  const submit = (): Promise<void> => send(false);
  const { retrying } = page.state;
  const retry = (): void => {
    if (retrying === 'submit') void send(true);
    else void (retrying === 'stay' ? saveAndStay() : save());
  };
  useRetryWhenOnline(retrying !== undefined, retry);
  const retryFile = (key: string): Promise<void> =>
    run(async (start) => {
      const item = files.current().items.find((each) => each.key === key);
      if (item === undefined || draft.current === undefined) return;
      start('save');
      await sendOneFile(fileJob, draft.current.id, item);
      await reread();
    });
  /** The draft was deleted or submitted elsewhere: the form becomes a new record with its own copies of the files. */
  const saveAsNew = async (): Promise<void> => {
    if (draft.current) fileCopies.copyFrom(draft.current.id);
    draft.current = undefined;
    version.current = undefined;
    // The old key would only return the answer about the deleted draft.
    renewKey();
    await save();
  };
  return {
    ...page,
    save,
    /** Saves while the user continues writing. */
    saveAndStay,
    /** Saves before leaving; false: that failed, and the page shows why. */
    saveToLeave,
    submit,
    retryFile,
    saveAsNew,
    draftId: draft.current?.id,
    /** The act that waits for the network; the form is locked meanwhile, so that the same content is sent. */
    waiting: retrying && {
      kind: retrying === 'submit' ? retrying : ('save' as const),
      sendNow: retry,
      stop: () => page.dispatch({ kind: 'stopped' }),
    },
  };
};
