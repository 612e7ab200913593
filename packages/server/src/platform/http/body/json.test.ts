import { Problem } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import { readJson } from './json.ts';

const problemOf = (json: string, most?: number) =>
  readJson(json, most).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return [error.code, ...error.errors];
    },
  );

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

describe('before a body is read,', () => {
  test('levels are counted', async () => {
    expect(await problemOf(nested(20))).toBeUndefined();
    expect(await problemOf(nested(21))).toEqual(['invalid-input', { path: '', code: 'too-deep', limit: 20 }]);
    expect(await problemOf(`{"a":${nested(500_000)}}`)).toMatchObject(['invalid-input', { code: 'too-deep' }]);
  });

  test('keys and elements are counted, together', async () => {
    expect(await problemOf(keys(20_000))).toBeUndefined();
    const tooMany = ['invalid-input', { path: '', code: 'too-many', limit: 20_000 }];
    expect(await problemOf(keys(20_001))).toEqual(tooMany);
    expect(await problemOf(`[${Array(100).fill(keys(200)).join(',')}]`)).toEqual(tooMany);
    expect(await problemOf(`[${'1,'.repeat(20_000)}1]`)).toEqual(tooMany);
    expect(await problemOf(`{"a":${keys(20_001)}`)).toEqual(tooMany);
  });

  test('a call may allow more', async () => {
    expect(await problemOf(keys(30_000), 30_000)).toBeUndefined();
    expect(await problemOf(keys(30_001), 30_000)).toMatchObject(['invalid-input', { code: 'too-many' }]);
  });

  test('characters inside texts are not counted', async () => {
    const text = '[{,"\\'.repeat(30_000);
    expect(await readJson(JSON.stringify({ text, end: '\\' }))).toEqual({ text, end: '\\' });
  });
});

test('a body that is not JSON is refused', async () => {
  for (const json of ['', '{', '"', '"\\"', '{"a":1}}', '[1,]', 'x', '{"a', `"${'x'.repeat(300_000)}`])
    expect(await problemOf(json)).toEqual(['invalid-input']);
});

test.each([
  ['letters with marks', 'é ặ '.normalize('NFD')],
  ['Hangul', '활주로 조류 '.normalize('NFD')],
  ['Hangul without a blank', '활'.normalize('NFD')],
  ['emoji', '👨‍✈️🛫'],
])('a long text is composed as a short one is: %s', async (_what, piece) => {
  const text = piece.repeat(Math.ceil(600_000 / piece.length));
  const read = await readJson(JSON.stringify({ text, list: [text, 'é'.normalize('NFD')] }));
  expect(read).toEqual({ text: text.normalize('NFC'), list: [text.normalize('NFC'), 'é'] });
});
