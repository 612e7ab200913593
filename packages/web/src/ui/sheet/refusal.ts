import type { ProblemBody } from '@portal/contract/kernel';

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
