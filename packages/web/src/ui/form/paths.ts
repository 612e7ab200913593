import type { FieldProblem } from '@portal/contract/kernel';
import type { ProblemBody } from '@portal/contract/problems';
import { fieldMessage } from '../../platform/calls/problem-messages.ts';
import type { Definition } from './form-definition.ts';

/** A message at a path of a form or its body. */
export type FieldMessage = { path: string; message: string };

type Errors = NonNullable<ProblemBody['errors']>;

/** The name under which a field is declared: `rows.*.weight` for every entry of a list. */
export const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

type Fields = { fields: readonly string[]; aliases?: Readonly<Record<string, string>> | undefined };

/** The form field for a path of the body: `lines.0.approver` belongs to the approval line. */
export const fieldAt = (path: string, { fields, aliases = {} }: Fields): string | undefined => {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('.');
    const field = aliases[start] ?? start;
    if (fields.includes(patternOf(field))) return field;
  }
  return undefined;
};

/** Sorts fields in the order of their declaration, and list entries by index. */
export const inOrder = (found: readonly string[], { fields }: Fields): string[] => {
  const placeOf = (field: string): number => fields.indexOf(patternOf(field));
  return found.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true }),
  );
};

/** The contract's messages for invalid fields, in the user's language. */
export const sentencesOf = (problems: readonly FieldProblem[]): Errors =>
  problems.map((problem) => ({ path: problem.path, code: problem.code, message: fieldMessage(problem) }));

/** The same with a form's own messages for missing fields. */
export const fieldMessagesOf = (
  problems: readonly FieldProblem[],
  definition: Pick<Definition<never>, 'fields' | 'aliases' | 'missing'>,
): FieldMessage[] => {
  const sentences = sentencesOf(problems);
  return problems.map(({ path, code }, place) => {
    const missing = code === 'required' && definition.missing?.(fieldAt(path, definition) ?? path);
    return { path, message: missing || (sentences[place]?.message ?? '') };
  });
};
