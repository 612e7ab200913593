import type { FieldProblem } from '@portal/contract/kernel';
import type { RefObject } from 'react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isFailure, messageOf as plainMessageOf } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { confirm } from '../../dialog/dialog-confirm.ts';
import { useAttempts } from '../attempt.ts';
import { focusField, useAttention } from '../attention.ts';
import { formWords } from '../form.words.ts';
import type { Form } from '../form-state.ts';
import { fieldAt, type Told, toldOf } from '../paths.ts';
import { type FilesState, refusedNames } from './draft-files.ts';
import type { Written } from './draft-save.ts';

/** What a page tells above its fields: what belongs to none of them, or that somebody was faster. */
export type Outcome = {
  messages: readonly string[];
  /** Somebody saved it since it was read here, or it can no longer be written at all: deleted, or sent out. */
  overtaken: 'changed' | 'gone' | undefined;
};

const nothing: Outcome = { messages: [], overtaken: undefined };

export const messageOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'AbortError') return translate(formWords.files.cancelled);
  return plainMessageOf(error);
};

/** A file that the server names is told by its own name, also where that looks like a field. */
const namingFiles = (errors: readonly Told[], names: readonly string[]): Told[] =>
  errors.map(({ path, message }) =>
    names.includes(path) ? { path: 'files', message: `${path}: ${message}` } : { path, message },
  );

/** What a refusal of the server tells. */
export const outcomeOf = (
  error: unknown,
  gone: ReadonlySet<string>,
  fileNames: readonly string[] = [],
): Outcome & { told: readonly Told[] } => {
  if (isFailure(error, 'changed-meanwhile')) return { ...nothing, told: [], overtaken: 'changed' };
  if (isFailure(error) && gone.has(error.code)) return { told: [], messages: [messageOf(error)], overtaken: 'gone' };
  if (!isFailure(error) || error.errors.length === 0) return { ...nothing, told: [], messages: [messageOf(error)] };
  return { ...nothing, told: namingFiles(error.errors, fileNames) };
};

/** The other version was not to be had: the ways out stay, unless there is none left to be had. */
export const untakenOutcomeOf = (error: unknown, gone: ReadonlySet<string>): Outcome =>
  isFailure(error) && gone.has(error.code)
    ? { messages: [messageOf(error)], overtaken: 'gone' }
    : { messages: [messageOf(error)], overtaken: 'changed' };

type Given<Values extends FieldValues, Stored extends Written> = {
  form: Form<Values>;
  files: FilesState;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  formOf: (stored: Stored) => Values;
  /** What is stored now; fails where it can no longer be written, and there is none before the first save. */
  readToWrite: () => Promise<Stored | undefined>;
  /** Refusals after which it can no longer be written at all. */
  gone: ReadonlySet<string>;
  /** The other version is the one that is seen here from now on; `isTaken`: in place of what was typed. */
  onSeen?: (stored: Stored, isTaken: boolean) => void;
};

type FailureWords = {
  /** Files that were sent along: the server names those it refuses. */
  fileNames?: readonly string[];
  /** What the attempt has come to all the same, such as that a draft is kept. */
  besides?: readonly string[];
};

/** The attempts of a page with a form: one at a time, and what came of the last one. Nothing typed is lost. */
export const usePage = <Values extends FieldValues, Stored extends Written>(given: Given<Values, Stored>) => {
  const { form, files, version, formOf, readToWrite, gone, onSeen } = given;
  const { busy, attempt } = useAttempts<'save' | 'keep' | 'submit'>();
  const [outcome, setOutcome] = useState(nothing);
  const look = useAttention(form, busy !== undefined);
  const tell = (told: readonly Told[], { messages, overtaken }: Outcome = nothing): void => {
    setOutcome({ messages: [...messages, ...form.tell(told)], overtaken });
    look(() => window.scrollTo({ top: 0 }));
  };
  const goOn = (): void => {
    form.tell([]);
    setOutcome(nothing);
    look(() => focusField(form, form.definition.fields[0] ?? ''));
  };
  const readStored = async (): Promise<Stored | undefined> => {
    let stored: Stored | undefined;
    await attempt(async (start) => {
      start('save');
      stored = await readToWrite().catch((error: unknown) => {
        tell([], untakenOutcomeOf(error, gone));
        return undefined;
      });
    });
    return stored;
  };
  const see = (stored: Stored, isTaken: boolean): void => {
    version.current = stored.version;
    onSeen?.(stored, isTaken);
    goOn();
  };
  return {
    busy,
    outcome,
    attempt: (work: Parameters<typeof attempt>[0]) => attempt(work),
    clear: (): void => {
      form.tell([]);
      setOutcome(nothing);
    },
    tell,
    fail: (error: unknown, isAmongGone = true, { fileNames = [], besides = [] }: FailureWords = {}): void => {
      const { told, messages, overtaken } = outcomeOf(error, isAmongGone ? gone : new Set(), fileNames);
      tell(told, { messages: [...messages, ...besides], overtaken });
    },
    /** Tells what the contract's rules find wrong at fields of the form. */
    refuse: (problems: readonly FieldProblem[]): boolean => {
      const told = toldOf(problems, form.definition).filter(({ path }) => fieldAt(path, form.definition) !== undefined);
      if (told.length > 0) tell(told);
      return told.length > 0;
    },
    /** A file that can never be taken holds the submission back until it is removed. */
    refuseFiles: (): boolean => {
      const names = refusedNames(files.current().items);
      if (names !== '') tell([{ path: 'files', message: translate(formWords.files.toRemove, { names }) }]);
      return names !== '';
    },
    /** What stands in the form is to be written over what somebody else saved. */
    overwrite: async (): Promise<void> => {
      const stored = await readStored();
      if (stored !== undefined) see(stored, false);
    },
    takeStored: async (): Promise<void> => {
      const stored = await readStored();
      const question = {
        title: translate(formWords.page.takeStored),
        message: translate(formWords.page.takeStoredMessage),
      };
      if (stored === undefined || !(await confirm({ ...question, confirmLabel: question.title, danger: true }))) return;
      files.arrived(stored.attachedFiles);
      form.restart(formOf(stored));
      see(stored, true);
    },
  };
};

export type Page = ReturnType<typeof usePage>;
