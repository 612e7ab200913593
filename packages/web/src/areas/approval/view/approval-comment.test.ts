import { expect, test } from 'vitest';
import { commentBytes, isLongComment } from './approval-comment.tsx';

test.each([
  ['', 0],
  ['abc', 3],
  ['a b\t', 4],
  ['a\nb', 4],
  ['a\r\nb', 5],
  ['가나다', 6],
  ['승인 OK', 7],
  ['\u007f', 1],
  ['\u0080', 2],
  ['✈️', 4],
  ['😀', 2],
])('%j is %i bytes long', (comment, bytes) => {
  expect(commentBytes(comment)).toBe(bytes);
});

test('a comment of exactly 300 bytes is shown whole', () => {
  expect(isLongComment('가'.repeat(150))).toBe(false);
  expect(isLongComment(`${'가'.repeat(150)}a`)).toBe(true);
});
