import { expect, test } from 'vitest';
import { isOlder } from './version.ts';

test.each([
  ['0.1.0+53', '0.1.0+54', true],
  ['0.1.0+54', '0.1.0+54', false],
  ['0.1.0+55', '0.1.0+54', false],
  ['0.9.0+54', '0.10.0+54', true],
  ['1.0.0+1', '0.9.9+99', false],
  ['0.1.0', '0.1.0+1', true],
])('%s is older than %s: %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});
