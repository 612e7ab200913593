import { isFailure } from '../../platform/failure.ts';
import { messageOf } from './document-failure.ts';
import { errorsByField, type FieldErrors } from './write-problems.ts';

/** What the page tells after an attempt: wrong fields, sentences of its own, or that somebody was faster. */
export type Outcome = { fields: FieldErrors; messages: readonly string[]; changedMeanwhile: boolean };

export const nothingWrong: Outcome = { fields: {}, messages: [], changedMeanwhile: false };

export const wrongFields = (fields: FieldErrors): Outcome => ({ ...nothingWrong, fields });

export const told = (message: string): Outcome => ({ ...nothingWrong, messages: [message] });

/** A refusal of the server, put to the fields of the form where it names them. */
export const outcomeOf = (error: unknown): Outcome => {
  if (isFailure(error, 'changed-meanwhile')) return { ...nothingWrong, changedMeanwhile: true };
  if (!isFailure(error) || error.errors.length === 0) return told(messageOf(error));
  const { fields, others } = errorsByField(error.errors);
  return { fields, messages: others, changedMeanwhile: false };
};
