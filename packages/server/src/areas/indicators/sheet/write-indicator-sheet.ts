import {
  flightHeaders,
  occurrenceHeaders,
  seededIndicators,
  type ThisMonth,
  type Thresholds,
  thresholdHeaders,
  thresholdLevels,
} from '@portal/contract/indicators';
import type { FileAnswer, Language, Words } from '@portal/contract/kernel';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';

type Cells = readonly (string | number)[];

const nameHead: Words = { ko: '지표', en: 'name' };
const NARROW = 14;
const WIDE = 36;

/** A sheet in the language of the reader, with a file name. */
const write = (
  name: string,
  heads: readonly (readonly string[])[],
  { rows, hasNames, language }: { rows: readonly Cells[]; hasNames: boolean; language: Language },
): FileAnswer => {
  const own = heads[language === 'en' ? 1 : 0] ?? [];
  const columns = own.map((title) => ({ title, width: NARROW }));
  return writeSpreadsheet(`${name}.xlsx`, {
    name,
    columns: hasNames ? [...columns, { title: nameHead[language], width: WIDE }] : columns,
    rows,
  });
};

/** The file names of the sheets. */
const fileNames = {
  thresholds: { ko: '지표기준값', en: 'indicator-thresholds' },
  flights: { ko: '운항편수', en: 'flight-records' },
  occurrences: { ko: '발생건수', en: 'occurrences' },
  thresholdProposal: { ko: '지표기준값-제안', en: 'indicator-thresholds-proposal' },
  occurrenceProposal: { ko: '발생건수-제안', en: 'occurrences-proposal' },
} as const;

const nameOf = (language: Language) => (key: number) => {
  const found = seededIndicators.find((each) => each.key === key);
  return (language === 'en' ? found?.engName : found?.name) ?? '';
};

/** The months of a year that are not in the future, or the requested one. */
export const monthsOf = (year: number, now: ThisMonth, only?: number): number[] =>
  Array.from({ length: 12 }, (_, at) => at + 1).filter(
    (month) => (year < now.year || (year === now.year && month <= now.month)) && (only === undefined || month === only),
  );

type Kind = 'template' | 'proposal';

export const writeThresholds = (
  kind: Kind,
  year: number,
  known: ReadonlyMap<number, Thresholds | null>,
  language: Language,
): FileAnswer => {
  const name = fileNames[kind === 'template' ? 'thresholds' : 'thresholdProposal'][language];
  return write(`${name}_${year}`, thresholdHeaders, {
    language,
    hasNames: true,
    rows: seededIndicators.map(({ key }) => [
      year,
      key,
      ...thresholdLevels.map((level) => known.get(key)?.[level] ?? ''),
      nameOf(language)(key),
    ]),
  });
};

export const writeFlights = (
  year: number,
  months: readonly number[],
  known: ReadonlyMap<number, number>,
  language: Language,
): FileAnswer =>
  write(`${fileNames.flights[language]}_${year}`, flightHeaders, {
    language,
    hasNames: false,
    rows: months.map((month) => [year, month, known.get(month) ?? '']),
  });

/** A row for each month and indicator; `countOf` answers undefined if the count is unknown. */
export const writeOccurrences = (
  kind: Kind,
  { year, months }: { year: number; months: readonly number[] },
  countOf: (month: number, key: number) => number | undefined,
  language: Language,
): FileAnswer => {
  const name = fileNames[kind === 'template' ? 'occurrences' : 'occurrenceProposal'][language];
  return write(`${name}_${year}`, occurrenceHeaders, {
    language,
    hasNames: true,
    rows: months.flatMap((month) =>
      seededIndicators.map(({ key }) => [year, month, key, countOf(month, key) ?? '', nameOf(language)(key)]),
    ),
  });
};
