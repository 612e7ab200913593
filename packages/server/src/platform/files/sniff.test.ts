import { expect, test } from 'vitest';
import { extensionOf } from './sniff.ts';

test.each([
  ['보고서.PDF', 'pdf'],
  ['a.exe.', 'exe'],
  ['a.exe::$DATA', 'exe'],
  ['a.ｅｘｅ', 'exe'],
  ['a.exe  ', 'exe'],
  ['이름', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
