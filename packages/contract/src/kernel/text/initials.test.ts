import { expect, test } from 'vitest';
import { initialsPattern } from './initials.ts';

test.each([
  ['ㅂㅈㅎ', '박지훈', true],
  ['ㅈㅎ', '박지훈', true],
  ['ㅂㅎ', '박지훈', false],
  ['ㄱ', '까치', false],
  ['ㄲ', '까치', true],
  ['ㅎ', '힣', true],
  // The keyboard composes two consonants to one character while typing.
  ['ㄱㅅ', '김서연', true],
  ['ㄳ', '김서연', true],
  ['ㅄㅇ', '박서연', true],
])('%s are the initials of %s: %s', (word, name, expected) => {
  expect(new RegExp(initialsPattern(word) ?? '$^').test(name)).toBe(expected);
});

test.each(['박', 'ㅏ', 'ㅂa', '', 'park'])('%j are no initials', (word) => {
  expect(initialsPattern(word)).toBeUndefined();
});
