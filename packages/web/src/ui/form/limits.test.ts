import { expect, it } from 'vitest';
import { digitsOf, tooLong } from './limits.ts';

it('an emoji counts as one character', () => {
  expect(tooLong({ name: '😀'.repeat(10) }, { name: 10 })).toEqual([]);
  expect(tooLong({ name: '😀'.repeat(11) }, { name: 10 })).toEqual([{ path: 'name', code: 'too-long', limit: 10 }]);
});

it('blanks around a text are not kept and do not count', () => {
  expect(tooLong({ name: `  ${'가'.repeat(10)} ` }, { name: 10 })).toEqual([]);
});

it('only digits stay in a number', () => {
  expect(digitsOf('1a2-34567', 4)).toBe('1234');
});
