import type { Paragraphs } from '../text-pieces.ts';
import { hwpml, odf, word } from './markups.ts';
import { type Markup, readParagraphs } from './paragraphs.ts';
import { type Archive, numbered, openArchive } from './read-archive.ts';
import { readWorkbook } from './workbook.ts';

const readParts = (archive: Archive, names: readonly string[], markup: Markup, { add }: Paragraphs): void => {
  for (const name of names) readParagraphs(archive.part(name), markup, add);
};

/** Reads numbered parts; there must be at least one. */
const readMain = (archive: Archive, pattern: RegExp, markup: Markup, paragraphs: Paragraphs): void => {
  const names = numbered(archive, pattern);
  if (names.length === 0) throw new Error('no document');
  readParts(archive, names, markup, paragraphs);
};

const readDocx = (archive: Archive, paragraphs: Paragraphs): void => {
  readMain(archive, /^word\/document\d*\.xml$/i, word, paragraphs);
  const beside = /^word\/((header|footer|footnotes|endnotes)\d*|diagrams\/data\d+)\.xml$/i;
  readParts(archive, numbered(archive, beside), word, paragraphs);
};

/** Headers and footers of an odt are in its styles part. */
const readOdt = (archive: Archive, paragraphs: Paragraphs): void => {
  readMain(archive, /^content\.xml$/, odf, paragraphs);
  readParts(archive, numbered(archive, /^styles\.xml$/), odf, paragraphs);
};

const readHwpx = (archive: Archive, paragraphs: Paragraphs): void =>
  readMain(archive, /^Contents\/section\d+\.xml$/i, hwpml, paragraphs);

const readers = { docx: readDocx, xlsx: readWorkbook, odt: readOdt, hwpx: readHwpx };

export type OfficeKind = keyof typeof readers;

/** Reads the text of a document that is an archive of XML. */
export const readOffice = async (path: string, kind: OfficeKind, paragraphs: Paragraphs): Promise<void> =>
  readers[kind](await openArchive(path), paragraphs);
