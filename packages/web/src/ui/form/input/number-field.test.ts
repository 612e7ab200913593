import { expect, it } from 'vitest';
import { typedNumber } from './number-field.tsx';

it.each([
  ['1,200 피트', 10, 0, false, '1200'],
  ['12345', 4, 0, false, '1234'],
  ['-5', 4, 0, false, '5'],
  ['-151', 3, 2, true, '-151'],
  ['29.921', 4, 2, false, '29.92'],
  ['1,013.2', 4, 2, false, '1013.2'],
  ['7.', 4, 2, false, '7.'],
  ['-', 3, 2, true, '-'],
])('%j in a field of %i digits and %i decimals, signed %j, is %j', (typed, digits, decimals, signed, expected) => {
  expect(typedNumber(typed, digits, decimals, signed)).toBe(expected);
});
