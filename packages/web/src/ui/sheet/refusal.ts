import type { ProblemBody } from '@portal/contract/problems';
import { isFailure } from '../../platform/calls/failure.ts';
import { isRefusedForGood } from '../../platform/files/refused-file.ts';
import type { Message } from '../../platform/i18n.ts';
import { sheetWords } from './sheet.words.ts';

export type RowErrors = NonNullable<ProblemBody['errors']>;

/** The row number of a problem's path (`row 7`); undefined for a problem of the file itself. */
export const rowOf = (path: string): number | undefined => {
  const [, row] = /^row (\d+)$/.exec(path) ?? [];
  return row === undefined ? undefined : Number(row);
};

/** The reason of a refusal: a single problem of the file itself is the reason, without row numbers. */
export const reasonOf = (message: string, errors: RowErrors): { reason: string; rowErrors: RowErrors } => {
  const [first, ...more] = errors;
  return first && more.length === 0 && rowOf(first.path) === undefined
    ? { reason: first.message, rowErrors: [] }
    : { reason: message, rowErrors: errors };
};

/** The message for a refused file; it differs for a dry run, in which nothing would have been imported. */
export const refusalWords = (dryRun: boolean, error: unknown): Message => {
  if (!dryRun) return sheetWords.failed;
  const isSheet = isFailure(error, 'not-valid') || isRefusedForGood(error);
  return isSheet ? sheetWords.refused : sheetWords.notChecked;
};
