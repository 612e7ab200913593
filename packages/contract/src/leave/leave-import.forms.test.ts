import type { SheetCell, SheetRow } from '@portal/contract/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveImportHeaders, MAX_TOTAL_DAYS, readLeaveTotals } from './leave-import.forms.ts';

const people = new Map([['h1', { id: 7, name: '김하늘', usedDays: 2.5 }]]);
const read = (...cells: SheetCell[]) => {
  const rows: SheetRow[] = [
    { row: 1, cells: leaveImportHeaders[0] },
    { row: 2, cells },
  ];
  const { problems, totals } = readLeaveTotals(rows, people);
  return problems.length > 0 ? problems.map(({ code }) => code) : totals;
};

test.each<[string, SheetCell[], unknown]>([
  ['a number', ['H1', '김하늘', 15], [{ employeeId: 7, totalDays: 15 }]],
  [
    'a number written as text, a code in small letters',
    [' h1 ', '김하늘 ', ' 12.5 '],
    [{ employeeId: 7, totalDays: 12.5 }],
  ],
  ['a name in another composition', ['H1', '김하늘'.normalize('NFD'), 15], [{ employeeId: 7, totalDays: 15 }]],
  ['just what is used', ['H1', '김하늘', 2.5], [{ employeeId: 7, totalDays: 2.5 }]],
  ['less than is used', ['H1', '김하늘', 2], ['below-used']],
  ['a date', ['H1', '김하늘', new Date('2026-01-15')], ['not-a-number']],
  ['yes', ['H1', '김하늘', true], ['not-a-number']],
  ['words', ['H1', '김하늘', '15일'], ['not-a-number']],
  ['nothing', ['H1', '김하늘', null], ['required']],
  ['another name and too many days', ['H1', '이바다', 101], ['name-differs', 'too-big']],
  ['nobody', ['H2', '김하늘', 15], ['code-unknown']],
  ['no code', [null, '김하늘', 15], ['required']],
  ['a formula', ['H1', '김하늘', { formula: true }], ['sheet-formula']],
  ['an error', ['H1', '김하늘', { error: '#N/A' }], ['sheet-cell-error']],
  ['an error in another cell', ['H1', { error: '#REF!' }, 15], ['sheet-cell-error']],
  ['full-width digits', ['Ｈ１', '김하늘', '１２．５'], [{ employeeId: 7, totalDays: 12.5 }]],
])('%s', (_what, cells, expected) => {
  expect(read(...cells)).toEqual(expected);
});

test('an accepted total is in half days between the used days and the maximum, for any cell value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null)), (cell) => {
      for (const taken of read('H1', '김하늘', cell)) {
        if (typeof taken === 'string') continue;
        expect(taken.totalDays).toBeGreaterThanOrEqual(2.5);
        expect(taken.totalDays).toBeLessThanOrEqual(MAX_TOTAL_DAYS);
        expect(Number.isInteger(taken.totalDays * 2)).toBe(true);
      }
    }),
  );
});
