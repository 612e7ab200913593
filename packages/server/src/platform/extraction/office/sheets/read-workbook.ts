import { readParagraphs } from '../paragraphs.ts';
import { type Archive, numbered } from '../read-archive.ts';
import { readXml } from '../read-xml.ts';
import { relationsOf } from '../relations.ts';

const BOOK = 'xl/workbook.xml';

export type Sheet = { name: string; isVisible: boolean; part: string };

/** The parts of a workbook that describe its sheets. */
export type Book = {
  /** The worksheets in the order of their tabs, without chart sheets. */
  sheets: readonly Sheet[];
  /** Whether days are counted from 1904, as old programs on a Mac do. */
  isFrom1904: boolean;
};

export const readBook = (archive: Archive): Book => {
  const parts = new Map(relationsOf(archive, BOOK).map(({ id, kind, part }) => [id, kind === 'worksheet' ? part : '']));
  const sheets: Sheet[] = [];
  let isFrom1904 = false;
  readXml(archive.part(BOOK), {
    opens: (element, attribute) => {
      if (element === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attribute('date1904'));
      const part = element === 'sheet' ? parts.get(attribute('r:id')) : undefined;
      if (part) sheets.push({ name: attribute('name'), isVisible: !/hidden/i.test(attribute('state')), part });
      return true;
    },
  });
  return { sheets, isFrom1904 };
};

/** The shared texts, which cells refer to by index. */
export const readSharedTexts = (archive: Archive): string[] => {
  const texts: string[] = [];
  for (const name of numbered(archive, /^xl\/sharedStrings\.xml$/i))
    readParagraphs(
      archive.part(name),
      { paragraphs: ['si'], texts: ['t'], signs: {}, leftOut: ['rPh', 'rPr'] },
      (text) => texts.push(text),
    );
  return texts;
};
