import { openArchive, UnfoldsToTooMuch } from '../extraction/office/read-archive.ts';
import { type RawCell, readCells } from '../extraction/office/sheets/cells.ts';
import { isOfTime, readFormats } from '../extraction/office/sheets/formats.ts';
import { type Book, readBook, readSharedTexts } from '../extraction/office/sheets/read-workbook.ts';
import { isProtectedOffice } from '../files/password-protection.ts';

/** A cell as plain data; a formula and a displayed error are distinct from an empty cell. */
export type PlainCell = string | number | boolean | Date | null | { formula: true } | { error: string };
/** A row with its number in the sheet, counted from 1. */
export type SheetRowRead = { row: number; cells: PlainCell[] };
export type SheetRead =
  | { kind: 'rows'; rows: SheetRowRead[] }
  | { kind: 'not-a-sheet' }
  | { kind: 'protected' }
  | { kind: 'too-large' };

/** More rows and columns than any accepted sheet has; a larger sheet is refused. */
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 100;
const MAX_CELLS = 500_000;

class TooLarge extends Error {}

const DAY_MS = 86_400_000;
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);

type Known = Pick<Book, 'isFrom1904'> & { texts: readonly string[]; formats: readonly string[] };

/** A number as programs display it, with 15 digits; other text unchanged. */
const numberOf = ({ value, style }: RawCell, { isFrom1904, formats }: Known): PlainCell => {
  const number = Number(Number(value).toPrecision(15));
  if (Number.isNaN(number)) return value;
  if (!isOfTime(formats[style] ?? '')) return number;
  return new Date((isFrom1904 ? FROM_1904 : FROM_1900) + Math.round(number * DAY_MS));
};

/** A date or time of a strict workbook, without time zone; undefined if invalid. */
const writtenTime = (value: string): Date | undefined => {
  const time = new Date(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

const sharedText = (value: string, texts: readonly string[]): string => {
  const text = texts[Number(value)];
  if (text === undefined) throw new Error('a text is missing');
  return text;
};

/** The value of a cell. Only a cell without content is empty: an unreadable one must not be read as blank. */
const plainOf = (cell: RawCell, known: Known): PlainCell => {
  if (cell.hasFormula) return { formula: true };
  if (cell.type === 'e') return { error: cell.value };
  if (cell.value === '') return null;
  if (cell.type === 's') return sharedText(cell.value, known.texts);
  if (cell.type === 'b') return ['1', 'true'].includes(cell.value.trim());
  if (cell.type === 'd') return writtenTime(cell.value) ?? cell.value;
  return cell.type === 'n' ? numberOf(cell, known) : cell.value;
};

/** The rows with content. The declared size of the sheet is ignored, and empty cells may be anywhere. */
const readRows = (content: Uint8Array, known: Known): SheetRowRead[] => {
  const rows = new Map<number, PlainCell[]>();
  let count = 0;
  readCells(content, (cell) => {
    const plain = plainOf(cell, known);
    if (plain === null) return;
    count += 1;
    if (cell.column > MAX_COLUMNS || cell.row > MAX_ROWS || count > MAX_CELLS) throw new TooLarge();
    const cells = rows.get(cell.row) ?? [];
    rows.set(cell.row, cells);
    while (cells.length < cell.column) cells.push(null);
    cells[cell.column - 1] = plain;
  });
  return [...rows].map(([row, cells]) => ({ row, cells })).toSorted((one, other) => one.row - other.row);
};

/** Reads the first visible sheet of an .xlsx file at a path. */
export default async (path: string): Promise<SheetRead> => {
  try {
    if (await isProtectedOffice(path)) return { kind: 'protected' };
    const archive = await openArchive(path);
    const { sheets, isFrom1904 } = readBook(archive);
    const sheet = sheets.find(({ isVisible }) => isVisible);
    if (!sheet) return { kind: 'not-a-sheet' };
    const known = { isFrom1904, texts: readSharedTexts(archive), formats: readFormats(archive) };
    return { kind: 'rows', rows: readRows(archive.part(sheet.part), known) };
  } catch (error) {
    const isTooLarge = error instanceof TooLarge || error instanceof UnfoldsToTooMuch;
    return { kind: isTooLarge ? 'too-large' : 'not-a-sheet' };
  }
};
