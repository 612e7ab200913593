import { headersWithName, type SheetOf } from './read-indicator-sheet.ts';
import {
  isPlaced,
  numberIn,
  problemsIn,
  readCount,
  readKey,
  readMonth,
  readYear,
  type ThisMonth,
} from './sheet-position.ts';

export type FlightPlace = { year: number; month: number };
export type OccurrencePlace = FlightPlace & { key: number };

/** Headers of the spreadsheets of flights and of occurrences, in either language. */
export const flightHeaders = [
  ['연도', '월', '운항편수'],
  ['year', 'month', 'flightCount'],
] as const;
export const occurrenceHeaders = [
  ['연도', '월', '지표번호', '발생건수'],
  ['year', 'month', 'key', 'occurrenceCount'],
] as const;

/** Flights by month; future months are refused. */
export const flightSheet = (now: ThisMonth): SheetOf<FlightPlace, number> => ({
  headers: flightHeaders,
  keyOf: ({ year, month }) => `${year} ${month}`,
  read: (cells, header) => {
    const year = readYear(cells[0], header[0] ?? '', now.year);
    const month = readMonth(cells[1], header[1] ?? '', year, now);
    const count = readCount(cells[2], header[2] ?? '');
    return {
      problems: problemsIn(year, month, count),
      isPlaced: isPlaced(year, month),
      entry: { place: { year: numberIn(year), month: numberIn(month) }, value: count.value },
    };
  },
});

/** Occurrences by month and indicator; future months are refused. They may exceed the flights. */
export const occurrenceSheet = (now: ThisMonth): SheetOf<OccurrencePlace, number> => ({
  headers: headersWithName(occurrenceHeaders),
  keyOf: ({ year, month, key }) => `${year} ${month} ${key}`,
  read: (cells, header) => {
    const year = readYear(cells[0], header[0] ?? '', now.year);
    const month = readMonth(cells[1], header[1] ?? '', year, now);
    const key = readKey(cells[2], header[2] ?? '');
    const count = readCount(cells[3], header[3] ?? '');
    return {
      problems: problemsIn(year, month, key, count),
      isPlaced: isPlaced(year, month, key),
      entry: { place: { year: numberIn(year), month: numberIn(month), key: numberIn(key) }, value: count.value },
    };
  },
});
