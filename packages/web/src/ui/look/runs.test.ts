import { expect, it } from 'vitest';
import { runsOf } from './marked.tsx';

const marked = (line: string, search: string): string =>
  runsOf(line, search)
    .map(({ text, isHit }) => (isHit ? `<${text}>` : text))
    .join('');

it.each([
  ['활주로 장비 구매', '장비', '활주로 <장비> 구매'],
  ['활주로 장비 구매', '구매 활주', '<활주>로 장비 <구매>'],
  ['Runway (A) works', 'runway (a)', '<Runway> <(A)> works'],
  ['박지훈 과장', 'ㅂㅈㅎ', '<박지훈> 과장'],
  ['LA-2026-000012', '2026-0', 'LA-<2026-0>00012'],
  ['활주로', '  ', '활주로'],
  ['', '활주로', ''],
])('of %j the search for %j marks %j', (line, search, expected) => {
  expect(marked(line, search)).toBe(expected);
});

it('gives the start of each run', () => {
  expect(runsOf('a b a', 'a').map(({ from }) => from)).toEqual([0, 1, 4]);
});
