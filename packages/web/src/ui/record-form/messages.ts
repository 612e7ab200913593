import { type FieldProblem, Problem, problemBody } from '@portal/contract/kernel';
import { currentLanguage } from '../../platform/i18n.ts';
import type { FieldOf } from './values.ts';

export type FieldErrors<Form> = Partial<Record<FieldOf<Form>, string>>;

/** The contract's sentence for one wrong field, in the reader's language. */
const sentenceOf = (problem: FieldProblem): string =>
  problemBody(new Problem('not-valid', [problem]), currentLanguage()).errors?.[0]?.message ?? '';

/** The field at which the path of a body stands: `department.id` is the department. */
export const fieldAt = <Form extends object>(form: Form, path: string): FieldOf<Form> | undefined =>
  (Object.keys(form) as FieldOf<Form>[]).find((field) => field === path.split('.')[0]);

/** One sentence a field; the one for a missing value names the field. */
export const messagesOf = <Form extends object>(
  form: Form,
  problems: readonly FieldProblem[],
  missing: (field: FieldOf<Form>) => string,
): FieldErrors<Form> => {
  const errors: FieldErrors<Form> = {};
  for (const problem of problems) {
    const field = fieldAt(form, problem.path);
    if (field !== undefined) errors[field] ??= problem.code === 'required' ? missing(field) : sentenceOf(problem);
  }
  return errors;
};
