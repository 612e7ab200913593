import type { Paragraphs } from '../text-pieces.ts';
import { word } from './markups.ts';
import { readParagraphs } from './paragraphs.ts';
import { type Archive, numbered } from './read-archive.ts';
import { type RawCell, readCells } from './sheets/cells.ts';
import { readFormats } from './sheets/formats.ts';
import { readBook, readSharedTexts } from './sheets/read-workbook.ts';
import { shownCell } from './sheets/shown.ts';

/** Reads each row as a paragraph with separated cells. */
const readSheet = (content: Uint8Array, shown: (cell: RawCell) => string, paragraphs: Paragraphs): void => {
  let cells: string[] = [];
  let at = 0;
  const end = (): void => {
    paragraphs.add(cells.join('\t'));
    cells = [];
  };
  readCells(content, (cell) => {
    if (cell.row !== at) end();
    at = cell.row;
    const text = shown(cell);
    if (text !== '') cells.push(text);
  });
  end();
};

/** Reads a workbook: names of sheets, displayed values of cells and texts of drawings. */
export const readWorkbook = (archive: Archive, paragraphs: Paragraphs): void => {
  const { sheets, isFrom1904 } = readBook(archive);
  for (const { name } of sheets) paragraphs.add(name);
  const known = { isFrom1904, texts: readSharedTexts(archive), formats: readFormats(archive) };
  for (const { part } of sheets) readSheet(archive.part(part), (cell) => shownCell(cell, known), paragraphs);
  for (const name of numbered(archive, /^xl\/drawings\/drawing\d+\.xml$/i))
    readParagraphs(archive.part(name), word, paragraphs.add);
};
