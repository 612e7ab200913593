import { type ReadingEvidence, seeEvidence } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import {
  clockInSeoul,
  dayInSeoul,
  enforce,
  type FileAnswer,
  type Language,
  type Page,
  type PageRequest,
  toPage,
} from '@portal/contract/kernel';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import type { DocumentServices } from '../documents-services.ts';
import { countEvidence, type EvidenceFilter, listEvidenceRows } from './reading-evidence.queries.ts';

type Services = Pick<DocumentServices, 'db' | 'clock'>;

/** Answers who read which revision when (rules/documents.md#evidence). */
export const listReadingEvidence = async (
  { db }: Services,
  filter: EvidenceFilter,
  { actor, page }: { actor: Actor; page: PageRequest },
): Promise<Page<ReadingEvidence>> => {
  enforce(seeEvidence(actor, filter.employeeId));
  return toPage(await listEvidenceRows(db, filter, page), await countEvidence(db, filter), page);
};

const columns: readonly ({ width: number } & Record<Language, string>)[] = [
  { ko: '읽은 때', en: 'Read at', width: 18 },
  { ko: '이름', en: 'Name', width: 12 },
  { ko: '영문 이름', en: 'English name', width: 20 },
  { ko: '직위', en: 'Position', width: 12 },
  { ko: '부서', en: 'Department', width: 20 },
  { ko: '문서번호', en: 'Number', width: 14 },
  { ko: '제목', en: 'Title', width: 40 },
  { ko: '개정번호', en: 'Revision', width: 12 },
  { ko: '이해 확인', en: 'Confirmed', width: 10 },
  { ko: '삭제', en: 'Deleted', width: 14 },
  { ko: '문서 키', en: 'Document key', width: 38 },
];

const words = {
  sheet: { ko: '열람 증적', en: 'Reading evidence' },
  file: { ko: '열람증적', en: 'reading-evidence' },
  yes: { ko: '확인', en: 'Yes' },
  document: { ko: '문서 삭제', en: 'Document' },
  revision: { ko: '개정 삭제', en: 'Revision' },
} as const;

const minuteInSeoul = (instant: string): string =>
  clockInSeoul(new Date(instant)).toISOString().slice(0, 16).replace('T', ' ');

const deleted = ({ document, revision }: ReadingEvidence, language: Language): string => {
  if (document.isDeleted) return words.document[language];
  return revision.isDeleted ? words.revision[language] : '';
};

/** The same as a spreadsheet in the language of the caller, with all rows and times in Seoul. */
export const exportReadingEvidence = async (
  { db, clock }: Services,
  filter: EvidenceFilter,
  { actor, language }: { actor: Actor; language: Language },
): Promise<FileAnswer> => {
  enforce(seeEvidence(actor, filter.employeeId));
  const rows = await listEvidenceRows(db, filter);
  return writeSpreadsheet(`${words.file[language]}_${dayInSeoul(clock())}.xlsx`, {
    name: words.sheet[language],
    columns: columns.map(({ width, ...title }) => ({ title: title[language], width })),
    rows: rows.map((row) => [
      minuteInSeoul(row.readAt),
      row.employee.name,
      row.employee.engName,
      row.employee.position,
      language === 'en'
        ? row.employee.department.engName || row.employee.department.name
        : row.employee.department.name,
      row.document.docNo ?? '',
      row.document.title,
      row.revision.version,
      row.confirmed ? words.yes[language] : '',
      deleted(row, language),
      row.document.docKey,
    ]),
  });
};
