import { type FieldProblem, Problem, problemBody } from '@portal/contract/kernel';
import { currentLanguage } from '../../../platform/i18n.ts';

/** The fields of the form in the order in which they stand. */
export const formFields = [
  'title',
  'dueDays',
  'vacation',
  'lines',
  'referrers',
  'comment',
  'content',
  'attachedDocs',
  'files',
] as const;
export type FormField = (typeof formFields)[number];

export type FieldErrors = Partial<Record<FormField, readonly string[]>>;

type Told = { path: string; message: string };

const ownNames: Record<string, FormField> = { attachedFiles: 'files', decidesArbitrarily: 'lines' };

/** The field at which the path of a body stands: `lines.0.approver` is the approval line. */
export const fieldOf = (path: string): FormField | undefined => {
  const name = path.split('.')[0] ?? '';
  return formFields.find((field) => field === name) ?? ownNames[name];
};

/** What the server told, put to the fields; the rest is told as it is. */
export const errorsByField = (given: readonly Told[]): { fields: FieldErrors; others: string[] } => {
  const fields: Partial<Record<FormField, string[]>> = {};
  const others: string[] = [];
  for (const { path, message } of given) {
    const field = fieldOf(path);
    if (field === undefined) others.push(message);
    else if (!fields[field]?.includes(message)) fields[field] = [...(fields[field] ?? []), message];
  }
  return { fields, others };
};

const told = (problems: readonly FieldProblem[]): readonly Told[] =>
  problemBody(new Problem('not-valid', problems), currentLanguage()).errors ?? [];

/** The contract's sentence for one wrong field, in the reader's language. */
export const fieldMessage = (problem: FieldProblem): string => told([problem])[0]?.message ?? '';

/** The contract's problems in the reader's language, put to the fields. */
export const errorsOf = (problems: readonly FieldProblem[]): FieldErrors => errorsByField(told(problems)).fields;

export const firstWrong = (errors: FieldErrors): FormField | undefined =>
  formFields.find((field) => errors[field] !== undefined);

export const fieldId = (field: FormField): string => `document-${field}`;

/** Scrolls to a field and puts the cursor into it. */
export const focusField = (field: FormField): void => {
  const element = document.getElementById(fieldId(field));
  (document.getElementById(`${fieldId(field)}-error`) ?? element)?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};
