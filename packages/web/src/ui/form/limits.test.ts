import { object, text } from '@portal/contract/kernel';
import { expect, it } from 'vitest';
import { digitsOf, tooLong } from './form-limits.ts';

const named = object({ name: text(10) });

it('an emoji counts as one character', () => {
  expect(tooLong({ name: '😀'.repeat(10) }, named)).toEqual([]);
  expect(tooLong({ name: '😀'.repeat(11) }, named)).toEqual([{ path: 'name', code: 'too-long', limit: 10 }]);
});

it('surrounding spaces are removed and do not count', () => {
  expect(tooLong({ name: `  ${'가'.repeat(10)} ` }, named)).toEqual([]);
});

it('only digits stay in a number', () => {
  expect(digitsOf('1a2-34567', 4)).toBe('1234');
});
