import { describe, expect, test } from 'vitest';
import { documentFileName, fileExtension, fileStem, knownBy, normalizeTitle } from './document-names.ts';

test.each([
  ['a\\/:*?"<>|b', 'ab'],
  [' 비행 계획 ', '비행 계획'],
  ['비행\u0007계획\n', '비행계획'],
  ['뒤집\u202e기', '뒤집기'],
  ['비행'.normalize('NFD'), '비행'],
  ['???', ''],
  [null, ''],
  [undefined, ''],
])('%j is stored as %j', (title, normalized) => {
  expect(normalizeTitle(title)).toBe(normalized);
});

describe('extension and base name', () => {
  test.each([
    ['보고서.PDF', 'pdf', '보고서'],
    ['보고.1.2.docx', 'docx', '보고.1.2'],
    ['a.ｅｘｅ', 'exe', 'a'],
    ['a．exe', 'exe', 'a'],
    ['a.exe. .', 'exe', 'a'],
    [' a.txt ', 'txt', 'a'],
    ['10:30.pdf', 'pdf', '10:30'],
    ['a.exe::$DATA', '', 'a.exe::$DATA'],
    ['이름', '', '이름'],
    ['3.1 정비 절차', '', '3.1 정비 절차'],
    ['이름.', '', '이름.'],
    ['.pdf', 'pdf', ''],
    [`a.${'x'.repeat(21)}`, '', `a.${'x'.repeat(21)}`],
    ['', '', ''],
  ])('of %j are %j and %j', (name, extension, stem) => {
    expect([fileExtension(name), fileStem(name)]).toEqual([extension, stem]);
  });
});

test('a file is named by title and extension, without characters that file names must not contain', () => {
  expect(documentFileName('운항/정비: 교범', 'pdf')).toBe('운항정비 교범.pdf');
});

test('two names are equal ignoring case and Unicode composition', () => {
  expect(knownBy('Fuel 계획'.normalize('NFD'), 'pdf')).toBe(knownBy('FUEL 계획', 'pdf'));
  expect(knownBy('Fuel', 'pdf')).not.toBe(knownBy('Fuel', 'docx'));
});
