import { useEffect, useState } from 'react';
import { type CallFailure, isFailure } from '../../../platform/failure.ts';
import { dayText } from '../../../platform/formats.ts';
import { nameOf } from '../../../platform/names.ts';
import { messageOf } from '../document/failure.ts';
import type { FilesState } from './files.ts';
import type { DocumentForm } from './form.ts';
import type { FormState } from './form-state.ts';
import { errorsByField, type FieldErrors, firstWrong, focusField, formFields } from './problems.ts';

/** What the page tells after an attempt: wrong fields, sentences of its own, or that somebody was faster. */
export type Outcome = {
  fields: FieldErrors;
  messages: readonly string[];
  /** Somebody saved it since it was read here, or it can no longer be written at all: deleted, or sent out. */
  overtaken: 'changed' | 'gone' | undefined;
};

const nothingWrong: Outcome = { fields: {}, messages: [], overtaken: undefined };

export const wrongFields = (fields: FieldErrors): Outcome => ({ ...nothingWrong, fields });

export const told = (message: string): Outcome => ({ ...nothingWrong, messages: [message] });

type Judged = Pick<DocumentForm, 'vacation' | 'attachedDocs' | 'lines' | 'referrers'>;

const nobody: Judged = { vacation: null, attachedDocs: [], lines: [], referrers: [] };

const placed = /^(vacation\.periods|attachedDocs|lines|referrers)\.(\d+)/;

/** What stands at a place of a list of the form, by the name a reader knows it under. */
const nameAt = (path: string, { vacation, attachedDocs, lines, referrers }: Judged): string | undefined => {
  const [, list, at] = placed.exec(path) ?? [];
  const place = Number(at);
  const day = vacation?.periods[place]?.vacationDate;
  const document = attachedDocs[place];
  const approver = lines[place]?.approver;
  if (list === 'vacation.periods') return day && dayText(day);
  if (list === 'attachedDocs') return document && (document.docNo ?? document.title);
  if (list === 'lines') return approver && nameOf(approver);
  return list === 'referrers' ? referrers[place]?.name : undefined;
};

/** Of many days, people, documents and files, the one that is refused is named. */
const named = (errors: CallFailure['errors'], judged: Judged, fileNames: readonly string[]): CallFailure['errors'] =>
  errors.map((error) => {
    if (fileNames.includes(error.path)) return { ...error, path: 'files', message: `${error.path}: ${error.message}` };
    const name = nameAt(error.path, judged);
    return name === undefined ? error : { ...error, message: `${name}: ${error.message}` };
  });

/** A refusal of the server, put to the fields of the form where it names them; a file is named by its own name. */
export const outcomeOf = (error: unknown, judged: Judged = nobody, fileNames: readonly string[] = []): Outcome => {
  if (isFailure(error, 'changed-meanwhile')) return { ...nothingWrong, overtaken: 'changed' };
  if (!isFailure(error) || error.errors.length === 0) return told(messageOf(error));
  const { fields, others } = errorsByField(named(error.errors, judged, fileNames));
  return { ...nothingWrong, fields, messages: others };
};

const goneCodes: ReadonlySet<string> = new Set([
  'document-not-found',
  'already-processed',
  'no-permission-on-document',
  'no-permission',
]);

const goneOutcomeOf = (error: unknown): Outcome | undefined =>
  isFailure(error) && goneCodes.has(error.code)
    ? { ...nothingWrong, messages: [error.message], overtaken: 'gone' }
    : undefined;

/** The same where a draft is written on: elsewhere it may have been deleted or submitted. */
export const draftOutcomeOf = (error: unknown, judged?: Judged): Outcome =>
  goneOutcomeOf(error) ?? outcomeOf(error, judged);

/** The other version was not to be had: the ways out stay, unless there is none left to be had. */
export const untakenOutcomeOf = (error: unknown): Outcome =>
  goneOutcomeOf(error) ?? { ...nothingWrong, messages: [messageOf(error)], overtaken: 'changed' };

/** The fields that still hold what was found wrong in them. */
export const stillWrong = (fields: FieldErrors, judged: DocumentForm, now: DocumentForm): FieldErrors => {
  // With self-approval most of what was needed is not.
  if (judged.selfApprove !== now.selfApprove) return {};
  const value = (form: DocumentForm, field: string): unknown => (form as Record<string, unknown>)[field];
  const left = formFields.filter((field) => fields[field] && value(judged, field) === value(now, field));
  return Object.fromEntries(left.map((field) => [field, fields[field]]));
};

const hasFailed = (items: FilesState['items']): boolean => items.some(({ state }) => state === 'failed');

/**
 * The outcome of the last attempt. An error goes once its field is changed, that of the files with the last file that
 * failed; a new one is brought into view, after the form has come back from being busy. `goOn` puts the cursor into the
 * form when what was told is settled.
 */
export const useOutcome = (state: FormState, files: Pick<FilesState, 'items' | 'current'>, busy: boolean) => {
  const [last, setLast] = useState({ outcome: nothingWrong, judged: state.form, filesFailed: false });
  const [unseen, setUnseen] = useState<Outcome>();
  const judge = (outcome: Outcome) =>
    setLast({ outcome, judged: state.current(), filesFailed: hasFailed(files.current().items) });
  useEffect(() => {
    if (unseen === undefined || busy) return;
    setUnseen(undefined);
    const first = firstWrong(unseen.fields);
    if (first) focusField(first);
    else if (unseen === nothingWrong) focusField('title');
    else window.scrollTo({ top: 0 });
  }, [unseen, busy]);
  const tell = (outcome: Outcome) => {
    judge(outcome);
    setUnseen(outcome);
  };
  const { files: filesWrong, ...others } = stillWrong(last.outcome.fields, last.judged, state.form);
  const filesSettled = filesWrong === undefined || (last.filesFailed && !hasFailed(files.items));
  return {
    outcome: { ...last.outcome, fields: filesSettled ? others : { ...others, files: filesWrong } },
    tell,
    clear: () => judge(nothingWrong),
    goOn: () => tell(nothingWrong),
  };
};
