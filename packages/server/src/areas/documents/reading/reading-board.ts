import { type ReadingBoardRow, seeReaders } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import {
  dayInSeoul,
  enforce,
  type FileAnswer,
  type Language,
  type Page,
  type PageRequest,
  requireValid,
  toPage,
} from '@portal/contract/kernel';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import type { DocumentServices } from '../documents-services.ts';
import { type BoardFilter, listBoardRows } from './reading-board.queries.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;

const requireBoard = (actor: Actor, { documentId, revisionId }: BoardFilter): void => {
  enforce(seeReaders(actor));
  requireValid(revisionId !== undefined && documentId === undefined ? [{ path: 'documentId', code: 'required' }] : []);
};

/** Answers the progress of required reading (rules/documents.md#reading-board). */
export const getReadingBoard = async (
  { db, clock }: Services,
  filter: BoardFilter,
  { actor, page }: { actor: Actor; page: PageRequest },
): Promise<Page<ReadingBoardRow>> => {
  requireBoard(actor, filter);
  const { rows, total } = await listBoardRows(db, filter, { today: dayInSeoul(clock()), page });
  return toPage(rows, total, page);
};

const columns: readonly ({ width: number } & Record<Language, string>)[] = [
  { ko: '문서번호', en: 'Number', width: 14 },
  { ko: '제목', en: 'Title', width: 40 },
  { ko: '개정번호', en: 'Revision', width: 12 },
  { ko: '부서', en: 'Department', width: 20 },
  { ko: '필독자', en: 'Readers', width: 10 },
  { ko: '읽음', en: 'Read', width: 10 },
  { ko: '기한 지남', en: 'Overdue', width: 10 },
  { ko: '비율(%)', en: 'Percent', width: 10 },
];

const words = { sheet: { ko: '필독 현황', en: 'Required reading' }, file: { ko: '필독현황', en: 'reading-board' } };

const departmentName = ({ department }: ReadingBoardRow, language: Language): string => {
  if (department === null) return '';
  return language === 'en' ? department.engName || department.name : department.name;
};

/** The complete board as a spreadsheet in the language of the caller. */
export const exportReadingBoard = async (
  { db, clock }: Services,
  filter: BoardFilter,
  { actor, language }: { actor: Actor; language: Language },
): Promise<FileAnswer> => {
  requireBoard(actor, filter);
  const today = dayInSeoul(clock());
  const { rows } = await listBoardRows(db, filter, { today });
  return writeSpreadsheet(`${words.file[language]}_${today}.xlsx`, {
    name: words.sheet[language],
    columns: columns.map(({ width, ...title }) => ({ title: title[language], width })),
    rows: rows.map((row) => [
      row.document?.docNo ?? '',
      row.document?.title ?? '',
      row.revision?.version ?? '',
      departmentName(row, language),
      row.readers,
      row.read,
      row.overdue,
      row.percent,
    ]),
  });
};
