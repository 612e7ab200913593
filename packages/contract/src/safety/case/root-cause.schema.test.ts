import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { checkRootCause, normalizeRootCause, type RootCauseBody, rootCauseBody } from './root-cause.schema.ts';

const way = (...ids: number[]): RootCauseBody =>
  Object.fromEntries(ids.map((id, place) => [`level${place + 1}`, { id }]));

test.each<[RootCauseBody, string[]]>([
  [way(2), []],
  [way(2, 23), []],
  [way(2, 23, 2301, 23011), []],
  [{}, ['level1 required']],
  [{ level2: { id: 23 } }, ['level1 required']],
  [way(2, 11), ['level2 not-one-of']],
  [{ level1: { id: 2 }, level3: { id: 2301 } }, ['level3 not-one-of']],
  [way(99), ['level1 not-one-of']],
])('checks the path %j', (body, expected) => {
  const [first] = checkRootCause(body).map(({ path, code }) => `${path} ${code}`);
  expect(first === undefined ? [] : [first]).toEqual(expected);
});

test('is stored as its path with its text unchanged, a blank one as null', () => {
  expect(normalizeRootCause({ ...way(2, 23), description: ' 왜 \n' })).toEqual({
    levels: [2, 23],
    description: ' 왜 \n',
  });
  expect(normalizeRootCause({ ...way(2), description: '\u200b' })).toEqual({ levels: [2], description: null });
  expect(checker(rootCauseBody)({ ...way(2), description: 'x'.repeat(2_001) })).not.toEqual([]);
});
