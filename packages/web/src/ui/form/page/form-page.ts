import type { FieldProblem } from '@portal/contract/kernel';
import type { RefObject } from 'react';
import { useReducer } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isFailure, messageOf as plainMessageOf } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { confirm } from '../../dialog/dialog-confirm.ts';
import { useAttempts } from '../attempt.ts';
import { focusField, useAttention } from '../attention.ts';
import { formWords } from '../form.words.ts';
import type { Form } from '../form-state.ts';
import { type FieldMessage, fieldAt, fieldMessagesOf } from '../paths.ts';
import { type FilesState, refusedNames } from './draft-files.ts';
import type { Written } from './draft-save.ts';
import { formPageBeginning, formPageStateAfter, type Saving } from './form-page-state.ts';

/** How a refusal is shown: messages at fields, messages above them, and whether the record can still be edited. */
export type Refusal = {
  phase: 'editing' | 'conflict' | 'closed';
  messages: readonly string[];
  fieldMessages: readonly FieldMessage[];
};

export const messageOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'AbortError') return translate(formWords.files.cancelled);
  return plainMessageOf(error);
};

/** Shows a refused file by its file name, also where that looks like a field path. */
const namingFiles = (errors: readonly FieldMessage[], names: readonly string[]): FieldMessage[] =>
  errors.map(({ path, message }) =>
    names.includes(path) ? { path: 'files', message: `${path}: ${message}` } : { path, message },
  );

const isClosed = (error: unknown, closedCodes: ReadonlySet<string>): boolean =>
  isFailure(error) && closedCodes.has(error.code);

/** How a failed call is shown; after the problems in `closedCodes` the record can no longer be edited. */
export const refusalOf = (
  error: unknown,
  closedCodes: ReadonlySet<string>,
  fileNames: readonly string[] = [],
): Refusal => {
  if (isFailure(error, 'changed-meanwhile')) return { phase: 'conflict', messages: [], fieldMessages: [] };
  if (isClosed(error, closedCodes)) return { phase: 'closed', messages: [messageOf(error)], fieldMessages: [] };
  if (!isFailure(error) || error.errors.length === 0)
    return { phase: 'editing', messages: [messageOf(error)], fieldMessages: [] };
  return { phase: 'editing', messages: [], fieldMessages: namingFiles(error.errors, fileNames) };
};

/** The other version could not be read: the conflict stays, unless the record can no longer be edited. */
export const unreadRefusalOf = (error: unknown, closedCodes: ReadonlySet<string>): Refusal => ({
  phase: isClosed(error, closedCodes) ? 'closed' : 'conflict',
  messages: [messageOf(error)],
  fieldMessages: [],
});

type Options<Values extends FieldValues, Stored extends Written> = {
  form: Form<Values>;
  files: FilesState;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  formOf: (stored: Stored) => Values;
  /** Reads the stored version; fails if it can no longer be edited, and returns undefined before the first save. */
  readToWrite: () => Promise<Stored | undefined>;
  /** Problem codes after which the record can no longer be edited. */
  closedCodes: ReadonlySet<string>;
  /** The other version was shown to the user; `isTaken`: it replaced what was typed. */
  onSeen?: (stored: Stored, isTaken: boolean) => void;
};

type FailureWords = {
  /** Names of the sent files, which the server uses for those it refuses. */
  fileNames?: readonly string[];
  /** Additional messages, such as that a draft was saved anyway. */
  also?: readonly string[];
};

/** The attempts of a page with a form: one at a time, with the messages of the last one. Nothing typed is lost. */
export const useFormPage = <Values extends FieldValues, Stored extends Written>(options: Options<Values, Stored>) => {
  const { form, files, version, formOf, readToWrite, closedCodes, onSeen } = options;
  const { busy, attempt } = useAttempts<Saving>();
  const [state, dispatch] = useReducer(formPageStateAfter, formPageBeginning);
  const focusFirstError = useAttention(form, busy !== undefined);
  const showRefusal = ({ phase, messages, fieldMessages }: Refusal): void => {
    dispatch({ kind: 'refused', phase, messages: [...messages, ...form.showErrors(fieldMessages)] });
    focusFirstError(() => window.scrollTo({ top: 0 }));
  };
  const showErrors = (fieldMessages: readonly FieldMessage[]): void =>
    showRefusal({ phase: 'editing', messages: [], fieldMessages });
  const clear = (): void => {
    form.showErrors([]);
    dispatch({ kind: 'cleared' });
  };
  const readStored = async (): Promise<Stored | undefined> => {
    let stored: Stored | undefined;
    await attempt(async (start) => {
      start('save');
      stored = await readToWrite().catch((error: unknown) => {
        showRefusal(unreadRefusalOf(error, closedCodes));
        return undefined;
      });
    });
    return stored;
  };
  const adopt = (stored: Stored, isTaken: boolean): void => {
    version.current = stored.version;
    onSeen?.(stored, isTaken);
    clear();
    focusFirstError(() => focusField(form, form.definition.fields[0] ?? ''));
  };
  return {
    busy,
    state,
    dispatch,
    attempt: (work: Parameters<typeof attempt>[0]) => attempt(work),
    clear,
    showErrors,
    showFailure: (error: unknown, mayBeClosed = true, { fileNames = [], also = [] }: FailureWords = {}): void => {
      const refusal = refusalOf(error, mayBeClosed ? closedCodes : new Set(), fileNames);
      showRefusal({ ...refusal, messages: [...refusal.messages, ...also] });
    },
    /** Shows problems by the contract's rules at the fields of the form. */
    refuseInvalid: (problems: readonly FieldProblem[]): boolean => {
      const fieldMessages = fieldMessagesOf(problems, form.definition).filter(
        ({ path }) => fieldAt(path, form.definition) !== undefined,
      );
      if (fieldMessages.length > 0) showErrors(fieldMessages);
      return fieldMessages.length > 0;
    },
    /** A file that will never be accepted prevents the submission until it is removed. */
    refuseFiles: (): boolean => {
      const names = refusedNames(files.current().items);
      if (names !== '') showErrors([{ path: 'files', message: translate(formWords.files.toRemove, { names }) }]);
      return names !== '';
    },
    /** Overwrites the version of somebody else with the form. */
    overwrite: async (): Promise<void> => {
      const stored = await readStored();
      if (stored !== undefined) adopt(stored, false);
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
      adopt(stored, true);
    },
  };
};

export type FormPage = ReturnType<typeof useFormPage>;
