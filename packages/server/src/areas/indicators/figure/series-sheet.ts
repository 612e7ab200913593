import { type IndicatorRow, type Series, type Thresholds, thresholdLevels } from '@portal/contract/indicators';
import type { FileAnswer, Language } from '@portal/contract/kernel';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';

const heads = {
  ko: ['연도', '월', '발생건수', '운항편수', '발생률(%)', '예비', '목표', '주의', '경계', '심각'],
  en: ['Year', 'Month', 'Occurrences', 'Flights', 'Rate (%)', 'Reserve', 'Target', 'Caution', 'Alert', 'Serious'],
} as const;
const sheetNames = { ko: '월별 발생률', en: 'Incident rate' } as const;
const WIDTH = 13;

/** Replaces characters of indicator names that file names must not contain. */
const asFileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '_');

/** Exports the figures of a chart: a row for each month of its years, with the thresholds of the year. */
export const writeSeries = (
  { name, engName }: Pick<IndicatorRow, 'name' | 'engName'>,
  series: readonly Series[],
  thresholds: ReadonlyMap<string, Thresholds>,
  language: Language,
): FileAnswer =>
  writeSpreadsheet(`${asFileName(language === 'en' ? engName : name)}.xlsx`, {
    name: sheetNames[language],
    columns: heads[language].map((title) => ({ title, width: WIDTH })),
    rows: series.flatMap(({ name: year, data }) =>
      data.map(({ month, occurrenceCount, flightCount, incidentRate }) => [
        Number(year),
        month,
        occurrenceCount ?? '',
        flightCount ?? '',
        incidentRate ?? '',
        ...thresholdLevels.map((level) => thresholds.get(year)?.[level] ?? ''),
      ]),
    ),
  });
