import type { FieldProblem } from '@portal/contract/kernel';
import type { ProblemBody } from '@portal/contract/problems';
import { fieldMessage } from '../../platform/calls/problem-messages.ts';
import type { Definition } from './form-definition.ts';

/** A sentence at a place of a form or of the body it sends. */
export type FieldMessage = { path: string; message: string };

type Errors = NonNullable<ProblemBody['errors']>;

/** The name a field is declared under: `rows.*.weight` at every place of a list. */
export const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

type Fields = { fields: readonly string[]; aliases?: Readonly<Record<string, string>> | undefined };

/** The field at which the path of a body stands: `lines.0.approver` is the approval line. */
export const fieldAt = (path: string, { fields, aliases = {} }: Fields): string | undefined => {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const start = parts.slice(0, length).join('.');
    const field = aliases[start] ?? start;
    if (fields.includes(patternOf(field))) return field;
  }
  return undefined;
};

/** Fields in the order in which they were declared, the places of a list in theirs. */
export const inOrder = (found: readonly string[], { fields }: Fields): string[] => {
  const placeOf = (field: string): number => fields.indexOf(patternOf(field));
  return found.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true }),
  );
};

/** The contract's sentences for wrong fields, in the reader's language. */
export const sentencesOf = (problems: readonly FieldProblem[]): Errors =>
  problems.map((problem) => ({ path: problem.path, code: problem.code, message: fieldMessage(problem) }));

/** The same with a form's own words for what is missing. */
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
