import type { FieldProblem } from '@portal/contract/kernel';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { unreachable } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { notifyFailure } from '../../dialog/toast-notify.ts';
import { useDoneAgain } from '../../page/again.ts';
import { useIdempotencyKey } from '../attempt.ts';
import { formWords } from '../form.words.ts';
import type { Form } from '../form-state.ts';
import { useIsHere } from '../unsaved-guard.ts';
import { messageOf, usePage } from './draft-attempts.ts';
import type { FilesState } from './draft-files.ts';
import { missingWords, useFilesTakenAlong } from './draft-files.ts';
import { type DraftCalls, type SaveJob, saveDraft, sendOneFile, submitDraft, type Written } from './draft-save.ts';
import { isCutOff, useWatchedCalls } from './network-failure.ts';

type Given<Values extends FieldValues, Body, Stored extends Written> = {
  form: Form<Values>;
  files: FilesState;
  /** The draft that is written on; none yet for a new one. */
  draft: Stored | undefined;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  calls: DraftCalls<Body, Stored>;
  formOf: (stored: Stored) => Values;
  bodyOf: (values: Values) => Body;
  bodyToSubmit: (values: Values) => Body;
  checkDraft: (body: Body) => readonly FieldProblem[];
  checkSubmission: (body: Body) => readonly FieldProblem[];
  /** Refusals after which the draft can no longer be written at all. */
  gone: ReadonlySet<string>;
  /** The draft as it is stored now; fails where it can no longer be written. */
  readToWrite: (id: number) => Promise<Stored>;
  confirmSubmission: (values: Values) => Promise<boolean>;
  /** What is told of files that did not arrive, the draft being saved. */
  filesLeft: (why: 'failed' | 'refused', count: number) => string;
  /** This is stored now, and seen here. */
  onSeen: (stored: Stored) => void;
  /** The draft is on the server: its address is known from now on. */
  onDraft: (id: number) => void;
  /** Where this leads to is waited for: nothing is sent twice on the way there. */
  onSaved: (stored: Stored) => unknown;
  /** It is saved, and one goes on writing, or to where one wanted to go. */
  onKept?: (stored: Stored) => void;
  onSubmitted: (stored: Stored) => unknown;
  /**
   * What the network kept back waits, and is sent again when it is there. `isSent` tells a draft from what was submitted
   * although no answer came.
   */
  waits?: { isSent: (stored: Stored) => boolean };
};

/** `keep`: saved while one goes on writing. */
type Kind = 'save' | 'keep' | 'submit';

/** Saving and submitting a draft with its files: one attempt at a time, nothing typed is lost whatever fails. */
export const useDraft = <Values extends FieldValues, Body, Stored extends Written>(
  given: Given<Values, Body, Stored>,
) => {
  const { form, files, version, formOf, onDraft, waits } = given;
  const { calls, takeFileCutOff, unansweredWith } = useWatchedCalls(given.calls);
  const [waiting, setWaiting] = useState<Kind>();
  const { keyOf, renewKey } = useIdempotencyKey();
  const along = useFilesTakenAlong(files, calls.fetchFile);
  const draft = useRef(given.draft);
  const here = useIsHere();
  /** On the way to another page: the address of the draft would come in between. */
  const isLeaving = useRef(false);
  /** Whether this attempt has already changed the draft on the server. */
  const reached = useRef(false);
  const page = usePage({
    form,
    files,
    version,
    formOf,
    gone: given.gone,
    readToWrite: async () => draft.current && given.readToWrite(draft.current.id),
    onSeen: (stored, isTaken) => {
      draft.current = stored;
      if (isTaken) given.onSeen(stored);
    },
  });
  const keep = (stored: Stored): void => {
    draft.current = stored;
    version.current = stored.version;
    given.onSeen(stored);
  };
  const fileJob = { calls, signalOf: files.signalOf, reasonOf: messageOf, onFile: files.change };
  /** Reads as it was last seen here, and so does the form's own beginning: only its files have moved. */
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
    // What this very form wrote although its answer was lost is nobody else's change either.
    isAsLastSeen: (stored) => isAsLastSeen(stored) || form.isSame(formOf(stored), values),
    onSaved: (stored) => {
      reached.current = true;
      keep(stored);
      form.saved(values);
      if (here.current && !isLeaving.current) onDraft(stored.id);
    },
  });
  /** Files that came or went have counted the version up, even where the attempt failed later on. */
  const reread = async (): Promise<void> => {
    const id = draft.current?.id;
    const stored = id === undefined ? undefined : await calls.read(id).catch(() => undefined);
    if (stored === undefined) return;
    // What somebody else wrote meanwhile is not to be taken for seen.
    if (isAsLastSeen(stored)) keep(stored);
    files.arrived(stored.attachedFiles);
  };
  const run = (work: (start: (kind: Kind) => void) => Promise<void>): Promise<void> =>
    page.attempt(async (start) => {
      reached.current = false;
      const wasKept = draft.current !== undefined;
      let kind: Kind = 'save';
      page.clear();
      takeFileCutOff();
      try {
        await work((begun) => {
          kind = begun;
          start(begun);
        });
        setWaiting(undefined);
      } catch (error) {
        if (waits && isCutOff(error)) return setWaiting(kind);
        setWaiting(undefined);
        if (!here.current && error instanceof Error) return notifyFailure(error);
        // Otherwise the version stays as it was: only the person may decide to write over what somebody else saved.
        if (reached.current) await reread();
        const besides = reached.current && !wasKept ? [translate(formWords.page.keptAsDraft)] : [];
        page.fail(error, draft.current !== undefined, { besides });
      }
    });
  const settle = (stored: Stored, failedFiles: number): boolean => {
    keep(stored);
    files.arrived(stored.attachedFiles);
    const missing = along.missing();
    if (failedFiles === 0 && missing.length === 0) return true;
    if (waits && takeFileCutOff()) throw unreachable();
    const failed = files.current().items.filter(({ state }) => state === 'failed');
    const why = failed.every(({ isRefused }) => isRefused) ? 'refused' : 'failed';
    const words = [
      ...(failedFiles > 0 ? [given.filesLeft(why, failedFiles)] : [translate(formWords.page.keptAsDraft)]),
      ...(missing.length > 0 ? [missingWords(missing)] : []),
    ];
    page.tell([{ path: 'files', message: words.join(' ') }]);
    along.told();
    return false;
  };
  const saveThen = (kind: 'save' | 'keep', onStored?: (stored: Stored) => unknown): Promise<void> =>
    run(async (start) => {
      const values = form.current();
      const body = given.bodyOf(values);
      if (page.refuse(given.checkDraft(body))) return;
      start(kind);
      await along.take();
      const { stored, failedFiles } = await saveDraft(jobOf(values, body));
      if (settle(stored, failedFiles)) await onStored?.(stored);
    });
  const save = (): Promise<void> => saveThen('save', given.onSaved);
  const saveAndStay = (): Promise<void> => saveThen('keep', given.onKept);
  const saveToLeave = async (): Promise<boolean> => {
    let isStored = false;
    isLeaving.current = true;
    await saveThen('save', (stored) => {
      isStored = true;
      given.onKept?.(stored);
    });
    isLeaving.current = false;
    return isStored;
  };
  /** What was submitted although its answer was lost. */
  const readSent = async (body: Body): Promise<Stored | undefined> => {
    const id = unansweredWith(body);
    if (waits === undefined || id === undefined) return undefined;
    const stored = await calls.read(id);
    return waits.isSent(stored) ? stored : undefined;
  };
  const send = (isAgain: boolean): Promise<void> =>
    run(async (start) => {
      const values = form.current();
      const body = given.bodyToSubmit(values);
      if (page.refuse(given.checkSubmission(body)) || page.refuseFiles()) return;
      if (!isAgain && !(await given.confirmSubmission(values))) return;
      start('submit');
      const sent = await readSent(body);
      if (sent !== undefined) {
        keep(sent);
        await given.onSubmitted(sent);
        return;
      }
      await along.take();
      const job = jobOf(values, body);
      const isWhole = along.missing().length === 0;
      const { stored, failedFiles } = await (isWhole ? submitDraft(job) : saveDraft(job));
      if (settle(stored, failedFiles)) await given.onSubmitted(stored);
    });
  const submit = (): Promise<void> => send(false);
  const sendAgain = (): void => {
    if (waiting === 'submit') void send(true);
    else void (waiting === 'keep' ? saveAndStay() : save());
  };
  useDoneAgain(waiting !== undefined, sendAgain);
  const retryFile = (key: string): Promise<void> =>
    run(async (start) => {
      const item = files.current().items.find((each) => each.key === key);
      if (item === undefined || draft.current === undefined) return;
      start('save');
      await sendOneFile(fileJob, draft.current.id, item);
      await reread();
    });
  /**
   * The draft is gone or went out elsewhere: what stands in the form becomes a new one, with a number and copies of the
   * files of its own.
   */
  const saveAsNew = async (): Promise<void> => {
    if (draft.current) along.leave(draft.current.id);
    draft.current = undefined;
    version.current = undefined;
    // The key of the one that is gone would only bring its answer again.
    renewKey();
    await save();
  };
  return {
    ...page,
    save,
    /** Saves while one goes on writing. */
    saveAndStay,
    /** Saves what is about to be left; false: it could not be, and the page tells why. */
    saveToLeave,
    submit,
    retryFile,
    saveAsNew,
    draftId: draft.current?.id,
    /** What waits for the network; nothing may be changed in the form meanwhile, so that the same is sent. */
    waiting: waiting && {
      kind: waiting === 'submit' ? waiting : ('save' as const),
      sendNow: sendAgain,
      stop: () => setWaiting(undefined),
    },
  };
};
