import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet as parseSheet } from 'read-excel-file/universal';

/** A cell as plain data: a formula or a failed one is told apart from what it last showed. */
export type PlainCell = string | number | boolean | Date | null | { formula: true };
export type SheetRead = { kind: 'rows'; rows: PlainCell[][] } | { kind: 'not-a-sheet' } | { kind: 'too-large' };

/** What a workbook of the largest company takes, with room; more is a bomb or a mistake. */
const MAX_UNZIPPED = 40_000_000;
const MAX_PARTS = 200;
/** Rows and columns of the sheets that are taken, with room: what lies beyond is empty or no sheet of ours. */
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 100;
const MAX_CELLS = 500_000;

/** Stands in a cell whose value is a formula's; no keyboard writes it. */
const FORMULA = '\u{F0000}formula';

class TooLarge extends Error {}

const unzipBounded = (content: Uint8Array): Unzipped => {
  let size = 0;
  let parts = 0;
  return unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      parts += 1;
      if (size > MAX_UNZIPPED || parts > MAX_PARTS) throw new TooLarge();
      return true;
    },
  });
};

const isFormulaOrError = (cell: string): boolean => /<f[\s/>]/.test(cell) || /^<c\b[^>]*\bt="e"/.test(cell);

/** Puts a mark in place of each formula and error, which the reader would give as their last value or not at all. */
const markFormulas = (xml: string): string =>
  xml.replace(/<c\b[^>]*?(?:\/>|>.*?<\/c>)/gs, (cell) => {
    if (!isFormulaOrError(cell)) return cell;
    const place = /\br="([A-Z]+[0-9]+)"/.exec(cell)?.[1];
    return `<c${place === undefined ? '' : ` r="${place}"`} t="inlineStr"><is><t>${FORMULA}</t></is></c>`;
  });

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Reads how far a sheet reaches from its cells, whatever it says of itself: the reader makes a place of every cell down
 * to the last one. A cell without anything in it may lie anywhere; it is left out.
 */
const withinBounds = (xml: string): string => {
  let cells = 0;
  return xml.replace(/<c\b([^>]*?)(\/>|>(.*?)<\/c>)/gs, (cell, attributes: string, _rest, content = '') => {
    const [, letters = '', row = ''] = /\br="([A-Z]{1,4})([0-9]{1,8})"/.exec(attributes) ?? [];
    const isFar = columnOf(letters) > MAX_COLUMNS || Number(row) > MAX_ROWS;
    if (isFar && content === '') return '';
    cells += 1;
    if (isFar || cells > MAX_CELLS) throw new TooLarge();
    return cell;
  });
};

const needsMarks = (xml: string): boolean => /<f[\s/>]|\bt="e"/.test(xml);

/** The workbook within its bounds, its formulas and errors marked. */
const prepared = (parts: Unzipped): Uint8Array => {
  const sheets = Object.keys(parts).filter((name) => /worksheets\/[^/]+\.xml$/.test(name));
  const marked = sheets.map((name) => {
    const xml = withinBounds(strFromU8(parts[name] ?? new Uint8Array()));
    return [name, strToU8(needsMarks(xml) ? markFormulas(xml) : xml)] as const;
  });
  return zipSync({ ...parts, ...Object.fromEntries(marked) }, { level: 0 });
};

/** Reads the first sheet of an .xlsx file at a path. */
export default async (path: string): Promise<SheetRead> => {
  try {
    const file = await readFile(path);
    const parts = unzipBounded(file);
    if (!('xl/workbook.xml' in parts)) return { kind: 'not-a-sheet' };
    const rows = (await parseSheet(new Uint8Array(prepared(parts)).buffer, 1)) as PlainCell[][];
    return { kind: 'rows', rows: rows.map((row) => row.map((cell) => (cell === FORMULA ? { formula: true } : cell))) };
  } catch (error) {
    return { kind: error instanceof TooLarge ? 'too-large' : 'not-a-sheet' };
  }
};
