import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { entryNames } from './entry-names.ts';
import { zipFiles } from './zip-archive.ts';

const unzipped = async (names: readonly string[]): Promise<string[]> => {
  const at = new Date('2026-11-20T00:00:00Z');
  async function* content(text: string) {
    yield Buffer.from(text);
  }
  const entries = names.map((name, place) => ({ name, at, open: async () => content(`${place}`) }));
  const parts = unzipSync(await buffer(zipFiles(entries)));
  return Object.entries(parts).map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString()}`);
};

test('two files whose names differ only in forbidden characters are both in the archive', async () => {
  expect(
    await unzipped(['10:30 회의.txt', '11:30 회의.txt', 'C:\\보고서.txt', '../보고서.txt', 'a|b?.txt', 'a*b".txt']),
  ).toEqual([
    '10_30 회의.txt 0',
    '11_30 회의.txt 1',
    'C__보고서.txt 2',
    '.._보고서.txt 3',
    'a_b_.txt 4',
    'a_b_ (2).txt 5',
  ]);
});

test.each([
  ['devices', ['CON.txt', '_CON.txt', 'nul. '], ['_CON.txt', '_CON (2).txt', '_nul']],
  [
    'final dots and blanks',
    ['보고서.txt', '보고서.txt. ', '보고서.txt...'],
    ['보고서.txt', '보고서 (2).txt', '보고서 (3).txt'],
  ],
  ['letters and marks apart', ['운항.txt', '운항.txt'.normalize('NFD')], ['운항.txt', '운항 (2).txt']],
  [
    'capital letters',
    ['Report.PDF', 'report.pdf', 'REPORT (2).pdf'],
    ['Report.PDF', 'report (2).pdf', 'REPORT (2) (2).pdf'],
  ],
  ['controls', ['a\u0000b\u202etxt', 'a\nb'], ['a_b_txt', 'a_b']],
  ['nothing', ['', '...', ' '], ['_', '_ (2)', '_ (3)']],
])('%s get distinct final names', (_what, names, expected) => {
  expect(entryNames(names)).toEqual(expected);
});

test('long names keep their extension, stay distinct and are cut between letters', () => {
  const long = `${'가'.repeat(200)}`;
  const names = entryNames([`${long}1.hwp`, `${long}2.hwp`, `${long}.hwp`, `😀${'나'.repeat(300)}`]);
  expect(names.map((name) => name.slice(-8))).toEqual(['가가가가.hwp', ' (2).hwp', ' (3).hwp', '나나나나나나나나']);
  for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240);
  expect(new Set(names).size).toBe(4);
  expect(names.every((name) => name.isWellFormed())).toBe(true);
});

test('a shortened name does not end in a dot', () => {
  const names = entryNames([`${'x'.repeat(239)}.${'b'.repeat(100)}`, `${'x'.repeat(238)}. ${'c'.repeat(100)}`]);
  expect(names.filter((name) => /[. ]$/.test(name))).toEqual([]);
});

test('a thousand equal names are numbered without trying each number', () => {
  const names = entryNames(Array(1000).fill('회의록.pdf'));
  expect([names[999], new Set(names).size]).toEqual(['회의록 (1000).pdf', 1000]);
});
