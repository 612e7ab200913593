import { expect, test } from 'vitest';
import { asNamed, canShow } from './can-show.ts';

const file = (contentType: string) => ({
  name: 'x',
  contentType,
  length: 1,
  first: new Uint8Array(1),
  read: () => Promise.reject(new Error('not asked for')),
});

test.each([
  ['견적서.PDF', true],
  ['사진.jpeg', true],
  ['기록.csv', true],
  ['장부.xlsx', false],
  ['page.html', false],
  ['그림.svg', false],
  ['이름만', false],
])('%s is shown: %s', (name, shown) => expect(canShow({ name })).toBe(shown));

test.each([
  ['a.pdf', 'application/pdf', 'application/pdf'],
  ['a.png', 'image/apng', 'image/apng'],
  ['a.txt', 'application/octet-stream', 'text/plain'],
  ['a.csv', 'application/xml', 'text/plain'],
  ['a.pdf', 'application/octet-stream', undefined],
  ['a.txt', 'image/png', undefined],
  ['a.png', 'application/pdf', undefined],
  ['a.html', 'text/plain', undefined],
])('%s with bytes of %s is opened as %s', (name, contentType, as) =>
  expect(asNamed(file(contentType), name)?.contentType).toBe(as),
);
