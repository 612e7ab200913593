import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['배성민', '성민'],
  ['김구', '구'],
  ['남궁민수', '민수'],
  ['Bae Seongmin', 'BS'],
  ['Admin', 'AD'],
  ['', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
