import { cellNumber, isEmptyCell, type RowProblem, type SheetCell } from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';

/** The present month in Seoul. */
export type ThisMonth = { year: number; month: number };

/** The value of a cell, or its problem; `field` is the header of its column. */
type Read = { value: number; problem?: undefined } | { problem: RowProblem };

const integerIn = (cell: SheetCell | undefined, field: string): Read => {
  if (isEmptyCell(cell)) return { problem: { code: 'required', field } };
  const value = cellNumber(cell);
  if (Number.isNaN(value)) return { problem: { code: 'not-a-number', field } };
  return Number.isInteger(value) ? { value } : { problem: { code: 'not-whole', field } };
};

const within = (read: Read, [least, most]: readonly [number, number], field: string): Read => {
  if (read.problem) return read;
  if (read.value < least) return { problem: { code: 'too-small', limit: least, field } };
  return read.value > most ? { problem: { code: 'too-big', limit: most, field } } : read;
};

/** A year from the first of the product until the given last one. */
export const readYear = (cell: SheetCell | undefined, field: string, lastYear: number): Read => {
  const { firstYear } = indicatorLimits;
  const read = integerIn(cell, field);
  if (read.problem || (read.value >= firstYear && read.value <= lastYear)) return read;
  return { problem: { code: 'year-out-of-range', expected: `${firstYear}~${lastYear}`, field } };
};

export const readKey = (cell: SheetCell | undefined, field: string): Read =>
  within(integerIn(cell, field), [1, 25], field);

/** A month of a year that is not in the future. */
export const readMonth = (cell: SheetCell | undefined, field: string, year: Read, now: ThisMonth): Read => {
  const read = within(integerIn(cell, field), [1, 12], field);
  if (read.problem || year.problem) return read;
  const isToCome = year.value === now.year && read.value > now.month;
  return isToCome ? { problem: { code: 'month-to-come', field } } : read;
};

/** An optional whole number. */
export const readCount = (
  cell: SheetCell | undefined,
  field: string,
): { value: number | null; problem?: RowProblem | undefined } => {
  if (isEmptyCell(cell)) return { value: null };
  const read = within(integerIn(cell, field), [0, indicatorLimits.count], field);
  return read.problem ? { value: null, problem: read.problem } : read;
};

/** Whether the place of a row is valid, whatever other problems it has. */
export const isPlaced = (...parts: readonly Read[]): boolean => parts.every(({ problem }) => problem === undefined);

/** The problems of the cells of a row. */
export const problemsIn = (...reads: readonly { problem?: RowProblem | undefined }[]): RowProblem[] =>
  reads.flatMap(({ problem }) => problem ?? []);

export const numberIn = (read: Read): number => (read.problem ? 0 : read.value);
