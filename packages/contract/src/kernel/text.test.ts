import { expect, test } from 'vitest';
import { composed, isBlankText, oneLine } from './text.ts';

test.each([
  ['', true],
  [' \n', true],
  ['\u200b', true],
  ['\u3164', true],
  [null, true],
  ['가', false],
  ['👨‍✈️', false],
])('%j shows nothing: %s', (text, expected) => {
  expect(isBlankText(text)).toBe(expected);
});

test('a line is composed, whole and trimmed', () => {
  expect(oneLine(' 김\n하늘\u202e\u0007 '.normalize('NFD'))).toBe('김 하늘');
  expect(oneLine(undefined)).toBe('');
});

test('every text of a value is composed, and nothing else changes', () => {
  const value = { a: ['가'.normalize('NFD'), 1, null, true], b: { c: '나'.normalize('NFD') } };
  expect(composed(value)).toEqual({ a: ['가', 1, null, true], b: { c: '나' } });
});
