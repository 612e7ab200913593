import type { Random } from '../demo-random.ts';
import type { Paper } from './demo-paper.ts';
import { ruleSentences } from './manual-text.ts';
import { docxFile, pptxFile, xlsxFile } from './office-files.ts';
import { csvFile, hwpxFile, odtFile, pngFile, txtFile } from './open-files.ts';
import type { FileKind } from './plain-data.ts';

const items = ['연료', '기상', '점검', '교육', '장비', '인원', '일정', '예산'] as const;

const rowsOf = (random: Random): string[][] => [
  ['번호', '항목', '담당', '수량'],
  ...Array.from({ length: random.integer(6, 14) }, (_, at) => [
    `${at + 1}`,
    random.pick(items),
    random.pick(['운항', '객실', '정비', '지상', '안전']),
    `${random.integer(1, 400)}`,
  ]),
];

/** How each kind but PDF is written. */
const writers: Record<Exclude<FileKind, 'pdf'>, (paper: Paper, random: Random) => Uint8Array> = {
  docx: docxFile,
  xlsx: xlsxFile,
  pptx: pptxFile,
  hwpx: hwpxFile,
  odt: odtFile,
  txt: txtFile,
  csv: csvFile,
  png: (_paper, random) => pngFile(random.integer(4, 9)),
};

/** A file that a department could have written. */
export const writePaper = (title: string, kind: Exclude<FileKind, 'pdf'>, random: Random): Uint8Array => {
  const paper: Paper = { title, paragraphs: ruleSentences(random, random.integer(4, 9)), rows: rowsOf(random) };
  return writers[kind](paper, random);
};
