import type { ProblemBody } from '@portal/contract/problems';
import { isFailure } from '../../platform/calls/failure.ts';
import { isRefusedForGood } from '../../platform/files/refused-file.ts';
import type { Message } from '../../platform/i18n.ts';
import { sheetWords } from './sheet.words.ts';

export type RowErrors = NonNullable<ProblemBody['errors']>;

/** `row 7` of a problem's path is the seventh row of the sheet; what names none is wrong with the file itself. */
export const rowOf = (path: string): number | undefined => {
  const [, row] = /^row (\d+)$/.exec(path) ?? [];
  return row === undefined ? undefined : Number(row);
};

/** Why it was refused: the one thing that is wrong with the file itself is the reason, and no row is to be looked for. */
export const reasonOf = (message: string, errors: RowErrors): { reason: string; rowErrors: RowErrors } => {
  const [first, ...more] = errors;
  return first && more.length === 0 && rowOf(first.path) === undefined
    ? { reason: first.message, rowErrors: [] }
    : { reason: message, rowErrors: errors };
};

/** How it is told that a sheet goes no further: one that was only looked through was not to be uploaded yet. */
export const refusalWords = (dryRun: boolean, error: unknown): Message => {
  if (!dryRun) return sheetWords.failed;
  const isSheet = isFailure(error, 'not-valid') || isRefusedForGood(error);
  return isSheet ? sheetWords.refused : sheetWords.notChecked;
};
