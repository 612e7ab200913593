import type { Paragraphs } from '../pieces.ts';
import { type Archive, numbered } from './archive.ts';
import { word } from './markups.ts';
import { readParagraphs } from './paragraphs.ts';
import { readBook, readSharedTexts } from './sheets/book.ts';
import { readCells } from './sheets/cells.ts';

/** Each row is a paragraph, its cells apart. */
const readSheet = (content: Uint8Array, shared: readonly string[], paragraphs: Paragraphs): void => {
  let cells: string[] = [];
  let at = 0;
  const end = (): void => {
    paragraphs.add(cells.join('\t'));
    cells = [];
  };
  readCells(content, ({ row, type, value }) => {
    if (row !== at) end();
    at = row;
    if (value !== '') cells.push(type === 's' ? (shared[Number(value)] ?? '') : value);
  });
  end();
};

/** Reads a workbook: the names of its sheets, what their cells show and what is written in their drawings. */
export const readWorkbook = (archive: Archive, paragraphs: Paragraphs): void => {
  const { sheets } = readBook(archive);
  for (const { name } of sheets) paragraphs.add(name);
  const shared = readSharedTexts(archive);
  for (const { part } of sheets) readSheet(archive.part(part), shared, paragraphs);
  for (const name of numbered(archive, /^xl\/drawings\/drawing\d+\.xml$/i))
    readParagraphs(archive.part(name), word, paragraphs.add);
};
