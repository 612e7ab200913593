import type { SheetCell, SheetRow } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import { cellThousandths } from './decimal.ts';
import { compareEntries, readSheet } from './read-indicator-sheet.ts';
import { flightHeaders, flightSheet, occurrenceHeaders, occurrenceSheet } from './sheet-counts.ts';
import { thresholdHeaders, thresholdSheet } from './sheet-thresholds.ts';

const sheet = (header: readonly string[], ...rows: readonly (readonly SheetCell[])[]): SheetRow[] =>
  [header, ...rows].map((cells, at) => ({ row: at + 1, cells: [...cells] }));
const problemsOf = ({ problems }: { problems: readonly { path: string; code: string; field?: string }[] }) =>
  problems.map(({ path, code, field = '' }) => `${path} ${code} ${field}`.trim());

const now = { year: 2026, month: 11 };
const flights = (...rows: readonly (readonly SheetCell[])[]) =>
  readSheet(sheet(flightHeaders[0], ...rows), flightSheet(now));
const occurrences = (...rows: readonly (readonly SheetCell[])[]) =>
  readSheet(sheet([...occurrenceHeaders[1], 'name'], ...rows), occurrenceSheet(now));
const thresholds = (...rows: readonly (readonly SheetCell[])[]) =>
  readSheet(sheet(thresholdHeaders[1], ...rows), thresholdSheet(2026));

describe('a decimal', () => {
  test.each([
    ['1.0005', 1001],
    [1.0005, 1001],
    ['1.0004999', 1000],
    ['2', 2000],
    [0.1, 100],
    ['0.0005', 1],
    [5e-7, 0],
    ['-0.0004', 0],
    [' 1.5 ', 1500],
    ['１．５', 1500],
  ])('%j is %i thousandths', (cell, expected) => {
    expect(cellThousandths(cell)).toBe(expected);
  });

  test.each(['', 'x', '1,000', '1e3', null, true, new Date()])('%j is no number', (cell) => {
    expect(cellThousandths(cell)).toBeNaN();
  });
});

describe('flights', () => {
  test('are read by month, also numbers written as text; a blank deletes; empty rows are ignored', () => {
    const { problems, entries } = flights([2026, 10, 3000], [], ['2026', '１１', ''], [2025, 1, '２９９９']);
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      { place: { year: 2026, month: 10 }, value: 3000 },
      { place: { year: 2026, month: 11 }, value: null },
      { place: { year: 2025, month: 1 }, value: 2999 },
    ]);
  });

  test('every invalid row is named by its number in the sheet, with the header of its column', () => {
    expect(
      problemsOf(
        flights(
          [2026, 12, 1],
          [1999, 1, 1],
          [2027, 1, 1],
          [2026, 13, 1],
          [2026, 1, 1.5],
          [2026, 1, -1],
          [2026, 1, 1_000_001],
          [null, 1, 1],
          [2026, 2, 5],
          [2026, 2, 5],
          [2026, 3, { formula: true }],
          [2026, 3, 'x'],
          [2026, 4, { error: '#N/A' }],
          [{ error: '' }, 5, 1],
        ),
      ),
    ).toEqual([
      'row 2 month-to-come 월',
      'row 3 year-out-of-range 연도',
      'row 4 year-out-of-range 연도',
      'row 5 too-big 월',
      'row 6 not-whole 운항편수',
      'row 7 too-small 운항편수',
      'row 8 too-big 운항편수',
      'row 9 required 연도',
      'row 11 place-twice',
      'row 12 sheet-formula 운항편수',
      'row 13 not-a-number 운항편수',
      'row 14 sheet-cell-error 운항편수',
      'row 15 sheet-cell-error 연도',
    ]);
  });

  test('of two rows for one place the later is invalid, even if the value of the first is', () => {
    expect(problemsOf(flights([2026, 1, -1], [2026, 1, 5], [2026, 13, 1], [2026, 13, 1]))).toEqual([
      'row 2 too-small 운항편수',
      'row 3 place-twice',
      'row 4 too-big 월',
      'row 5 too-big 월',
    ]);
  });

  test('another header, no rows and too many rows are refused', () => {
    expect(problemsOf(readSheet(sheet(['연도', '월']), flightSheet(now)))).toEqual(['row 1 sheet-header-wrong']);
    expect(problemsOf(flights())).toEqual(['file sheet-empty']);
    const many = Array.from({ length: 20_001 }, () => [2026, 1, 1]);
    expect(problemsOf(flights(...many))).toEqual(['file sheet-too-many-rows']);
  });
});

test('occurrences are read by month and key; a last column of names is ignored', () => {
  const { problems, entries } = occurrences([2026, 1, 10, 4, '조류충돌'], [2026, 1, 26, 1, ''], [2026, 1, 10, 5, '']);
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(['row 3 too-big', 'row 4 place-twice']);
  expect(entries).toEqual([]);
});

describe('thresholds', () => {
  test('are rounded half up as written, may have blanks, and are deleted if all are blank', () => {
    const { problems, entries } = thresholds([2027, 1, 0, '1.0005', null, 2, 3], [2026, 2, null, '', null, null, null]);
    expect(problems).toEqual([]);
    expect(entries).toEqual([
      { place: { year: 2027, key: 1 }, value: { Reserve: 0, TargetValue: 1.001, Caution: null, Alert: 2, Serious: 3 } },
      { place: { year: 2026, key: 2 }, value: null },
    ]);
  });

  test('must strictly increase; blanks are skipped', () => {
    expect(
      problemsOf(
        thresholds(
          [2026, 1, 0, 1, 1, 2, 3],
          [2026, 2, 0, null, null, null, 0],
          [2026, 3, 1, 2, null, 1.5, 3],
          [2028, 4, 0, 1, 2, 3, 4],
          [2026, 5, 0, 1, 2, 3, 1_000_000.001],
        ),
      ),
    ).toEqual([
      'row 2 thresholds-not-rising',
      'row 3 thresholds-not-rising',
      'row 4 thresholds-not-rising',
      'row 5 year-out-of-range year',
      'row 6 too-big Serious',
    ]);
  });
});

test('the changes of a sheet are counted, and an unchanged sheet changes nothing', () => {
  const place = (month: number, value: number | null) => ({ place: { year: 2026, month }, value });
  const { keyOf } = flightSheet(now);
  const known = new Map([
    ['2026 1', 10],
    ['2026 2', 20],
    ['2026 3', 30],
  ]);
  const compare = (...entries: ReturnType<typeof place>[]) =>
    compareEntries(entries, { known, keyOf, same: (one, other) => one === other });
  const { counted, moved } = compare(place(1, 10), place(2, 21), place(3, null), place(4, 40), place(5, null));
  expect(counted).toEqual({ rows: 5, added: 1, changed: 1, removed: 1, unchanged: 2 });
  expect(moved.map((entry) => entry.place.month)).toEqual([2, 3, 4]);
  expect(compare(place(1, 10), place(2, 20), place(3, 30)).moved).toEqual([]);
});
