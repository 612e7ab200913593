import { expect, test } from 'vitest';
import { composed, identifier, isBlankText, oneLine, searchWords } from './text.ts';

test.each([
  ['', true],
  [' \n', true],
  ['\u200b', true],
  ['\u3164', true],
  ['\u{1d159}', true],
  ['\u0301', true],
  [null, true],
  ['가', false],
  ['👨‍✈️', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlankText(text)).toBe(expected);
});

test('a one-line text is composed, joined to one line and trimmed', () => {
  expect(oneLine(' 김\n하늘\u202e\u0007 '.normalize('NFD'))).toBe('김 하늘');
  expect(oneLine(undefined)).toBe('');
});

test.each([
  ['홍\u200b길동', '홍길동'],
  ['홍\u3164길동', '홍길동'],
  ['\u00ad김\ufeff도현\u2060', '김도현'],
  ['👨‍✈️ ❤️', '👨‍✈️ ❤️'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('%j without invisible characters, emoji unchanged: %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test.each([
  ['HB0000\u200b9', 'HB00009'],
  ['HB00009\u3164', 'HB00009'],
  ['cap\u200dtain@hanbit.example', 'captain@hanbit.example'],
  ['ｃaptain@hanbit.example', 'captain@hanbit.example'],
  [' 운항\u00a01 ', '운항 1'],
])('%j as an identifier is %j', (text, expected) => {
  expect(identifier(text)).toBe(expected);
});

test('long runs of combining marks are kept and composed in pieces', () => {
  const heaped = `${'e\u0301'}x${'\u0301\u0316'.repeat(40_000)}${'e\u0301'}`;
  const text = composed(heaped) as string;
  expect([text.length, text.startsWith('éx'), text.endsWith('é')]).toEqual([heaped.length - 2, true, true]);
});

test('composes every text in a value and changes nothing else', () => {
  const value = { a: ['가'.normalize('NFD'), 1, null, true], b: { c: '나'.normalize('NFD') } };
  expect(composed(value)).toEqual({ a: ['가', 1, null, true], b: { c: '나' } });
});

test.each([
  ['OM\u200b-A 1\ufeff', ['OM-A', '1']],
  ['정\u00ad비 \u2060규정\u200e', ['정비', '규정']],
  ['\u200b \ufeff', []],
  ['👩\u200d✈️', ['👩\u200d✈️']],
])('search words contain no invisible characters: %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
