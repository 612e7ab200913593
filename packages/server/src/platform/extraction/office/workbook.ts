import type { Paragraphs } from '../pieces.ts';
import { type Archive, numbered } from './archive.ts';
import { word } from './markups.ts';
import { readParagraphs } from './paragraphs.ts';
import { readXml } from './xml.ts';

const SHARED = /^xl\/sharedStrings\.xml$/i;

/** The texts that cells name by their place. */
const readShared = (archive: Archive): string[] => {
  const texts: string[] = [];
  for (const name of numbered(archive, SHARED))
    readParagraphs(
      archive.part(name),
      { paragraphs: ['si'], texts: ['t'], signs: {}, leftOut: ['rPh', 'rPr'] },
      (text) => texts.push(text),
    );
  return texts;
};

const readNames = (archive: Archive, paragraphs: Paragraphs): void =>
  readXml(archive.part('xl/workbook.xml'), {
    opens: (name, attribute) => {
      if (name === 'sheet') paragraphs.add(attribute('name'));
      return true;
    },
  });

/** Each row is a paragraph, its cells apart. */
const readSheet = (content: Uint8Array, shared: readonly string[], paragraphs: Paragraphs): void => {
  let row: string[] = [];
  let value = '';
  let isShared = false;
  let isValue = false;
  readXml(content, {
    opens: (name, attribute) => {
      if (name === 'rPh' || name === 'f') return false;
      if (name === 'c') {
        value = '';
        isShared = attribute('t') === 's';
      }
      isValue = name === 'v' || name === 't';
      return true;
    },
    text: (text) => {
      if (isValue) value += text;
    },
    closes: (name) => {
      isValue = false;
      if (name === 'c' && value !== '') row.push(isShared ? (shared[Number(value)] ?? '') : value);
      if (name !== 'row') return;
      paragraphs.add(row.join('\t'));
      row = [];
    },
  });
};

/** Reads a workbook: the names of its sheets, what their cells show and what is written in their drawings. */
export const readWorkbook = (archive: Archive, paragraphs: Paragraphs): void => {
  readNames(archive, paragraphs);
  const shared = readShared(archive);
  for (const name of numbered(archive, /^xl\/worksheets\/[^/]+\.xml$/i))
    readSheet(archive.part(name), shared, paragraphs);
  for (const name of numbered(archive, /^xl\/drawings\/drawing\d+\.xml$/i))
    readParagraphs(archive.part(name), word, paragraphs.add);
};
