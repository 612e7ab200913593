import { type Day, isDay } from './calendar.ts';
import { Problem } from './problem/problem.ts';
import type { FieldProblem } from './problem/problem-codes.ts';
import { boolean, object, optional, type Static, text } from './schema.ts';
import { identifier, oneLine } from './text/text.ts';

/** A cell of a spreadsheet: null when empty, `formula` when it contains one, `error` when it shows one such as #N/A. */
export type SheetCell = string | number | boolean | Date | null | { formula: true } | { error: string };

/** A row with its number in the sheet, counted from 1. */
export type SheetRow = { row: number; cells: readonly SheetCell[] };

/** A problem of a row, before its row number is added. */
export type RowProblem = Omit<FieldProblem, 'path'>;

/**
 * The text of a cell, normalized like a one-line text; numbers as they are displayed, anything else as an empty text.
 */
export const cellText = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? oneLine(String(cell)) : '';

/** The code or address in a cell. */
export const cellIdentifier = (cell: SheetCell | undefined): string => identifier(cellText(cell));

/** The number in a cell, also one written as text, in full-width digits too; NaN for all else, dates too. */
export const cellNumber = (cell: SheetCell | undefined): number => {
  if (typeof cell === 'number') return cell;
  const written = cellIdentifier(cell);
  return /^-?[0-9]+(\.[0-9]+)?$/.test(written) ? Number(written) : Number.NaN;
};

/** The day in a cell: a spreadsheet date, or `YYYY-MM-DD` as text; undefined for anything else. */
export const cellDay = (cell: SheetCell | undefined): Day | undefined => {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10);
  const text = cellIdentifier(cell).replaceAll(/[./]/g, '-');
  return isDay(text) ? text : undefined;
};

export const isEmptyCell = (cell: SheetCell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const isObject = (cell: SheetCell | undefined): cell is { formula: true } | { error: string } =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date);

type Layout = {
  /** The accepted headers, one for each language. */
  headers: readonly (readonly string[])[];
  maxRows: number;
};

const checkHeader = ({ row, cells }: SheetRow, { headers }: Layout): FieldProblem[] => {
  const words = cells.map(cellText);
  while (words.at(-1) === '') words.pop();
  const fits = headers.some(
    (expected) => words.length === expected.length && expected.every((word, place) => word === words[place]),
  );
  const expected = headers.map((each) => each.join(' | ')).join(' / ');
  return fits ? [] : [{ path: `row ${row}`, code: 'sheet-header-wrong', expected }];
};

/** The texts of the header row and the non-empty rows below it, or why the sheet cannot be read. */
export const sheetBody = (
  rows: readonly SheetRow[],
  layout: Layout,
): { problems: FieldProblem[]; header: readonly string[]; body: readonly SheetRow[] } => {
  const [first, ...body] = rows.filter(({ cells }) => !cells.every(isEmptyCell));
  if (!first) return { problems: [{ path: 'file', code: 'sheet-empty' }], header: [], body: [] };
  const problems = checkHeader(first, layout);
  if (problems.length > 0) return { problems, header: [], body: [] };
  const header = first.cells.map(cellText);
  if (body.length === 0) return { problems: [{ path: 'file', code: 'sheet-empty' }], header, body };
  return body.length > layout.maxRows
    ? { problems: [{ path: 'file', code: 'sheet-too-many-rows', limit: layout.maxRows }], header, body }
    : { problems: [], header, body };
};

const SHOWN_LENGTH = 40;

/** The text of a cell as it is quoted in a problem, shortened when long; empty for a formula. */
const shownCell = (cell: SheetCell | undefined): string => {
  if (typeof cell === 'boolean') return String(cell).toUpperCase();
  const text = cell instanceof Date ? (cellDay(cell) ?? '') : cellText(cell);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
};

/**
 * Adds the row number to problems of a row (`row 7`). When `header` is given, a problem that names a column also quotes
 * the value of that cell.
 */
export const inRow = (
  { row, cells }: SheetRow,
  problems: readonly RowProblem[],
  header: readonly string[] = [],
): FieldProblem[] =>
  problems.map((problem) => {
    const value = problem.field === undefined ? '' : shownCell(cells[header.indexOf(problem.field)]);
    return { path: `row ${row}`, ...problem, ...(value !== '' && { value }) };
  });

/** The problem of the first cell that contains a formula or shows an error; such a cell must not be read as blank. */
export const unreadableCell = ({ cells }: SheetRow, header: readonly string[]): RowProblem | undefined => {
  const at = cells.findIndex(isObject);
  const cell = cells[at];
  if (!isObject(cell)) return undefined;
  const field = header[at];
  const problem: RowProblem =
    'formula' in cell
      ? { code: 'sheet-formula' }
      : { code: 'sheet-cell-error', ...(cell.error !== '' && { value: cell.error }) };
  return { ...problem, ...(field !== undefined && { field }) };
};

const basis = () => optional(text(64));

/**
 * The mode of an import. `dryRun` only checks and, with `wantsBasis`, returns the `basis` of the changes. The real
 * import sends that `basis` back.
 */
export const sheetRun = object({ dryRun: optional(boolean()), wantsBasis: optional(boolean()), basis: basis() });
export type SheetRun = Static<typeof sheetRun>;

/**
 * The basis in the summary of a dry run: a digest of the present values of the rows, to detect a change before the
 * import.
 */
export const sheetBasis = { basis: basis() };

/** Raises `changed-meanwhile` if the values changed since the dry run. An import without a basis is not compared. */
export const requireBasis = (run: SheetRun, found: string): void => {
  if (run.basis !== undefined && run.basis !== found) throw new Problem('changed-meanwhile');
};
