import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet as parseSheet } from 'read-excel-file/universal';

/** A cell as plain data: a formula or a failed one is told apart from what it last showed. */
export type PlainCell = string | number | boolean | Date | null | { formula: true };
export type SheetRead = { kind: 'rows'; rows: PlainCell[][] } | { kind: 'not-a-sheet' } | { kind: 'too-large' };

/** What a workbook of the largest company takes, several times over; more is a bomb or a mistake. */
const MAX_UNZIPPED = 40_000_000;
const MAX_PARTS = 500;

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

const needsMarks = (xml: string): boolean => /<f[\s/>]|\bt="e"/.test(xml);

/** The workbook with its formulas and errors marked; the file as it came when it has none. */
const withMarks = (file: Uint8Array, parts: Unzipped): Uint8Array => {
  const sheets = Object.keys(parts).filter((name) => /worksheets\/[^/]+\.xml$/.test(name));
  const marked = sheets.flatMap((name) => {
    const xml = strFromU8(parts[name] ?? new Uint8Array());
    return needsMarks(xml) ? [[name, strToU8(markFormulas(xml))] as const] : [];
  });
  return marked.length === 0 ? file : zipSync({ ...parts, ...Object.fromEntries(marked) }, { level: 0 });
};

/** Reads the first sheet of an .xlsx file at a path. */
export default async (path: string): Promise<SheetRead> => {
  try {
    const file = await readFile(path);
    const parts = unzipBounded(file);
    if (!('xl/workbook.xml' in parts)) return { kind: 'not-a-sheet' };
    const rows = (await parseSheet(new Uint8Array(withMarks(file, parts)).buffer, 1)) as PlainCell[][];
    return { kind: 'rows', rows: rows.map((row) => row.map((cell) => (cell === FORMULA ? { formula: true } : cell))) };
  } catch (error) {
    return { kind: error instanceof TooLarge ? 'too-large' : 'not-a-sheet' };
  }
};
