import { expect, test } from 'vitest';
import { newsOf } from './list-page.ts';

const page = (ids: number[], total = ids.length, offset = 0) => ({
  items: ids.map((id) => ({ id })),
  total,
  offset,
  limit: 3,
});
const idOf = ({ id }: { id: number }) => id;

test.each([
  ['nothing', page([1, 2, 3], 9), page([1, 2, 3], 9), { isChanged: false, added: 0 }],
  ['one that came first', page([1, 2, 3], 9), page([7, 1, 2], 10), { isChanged: true, added: 1 }],
  ['one that came between', page([1, 2, 3], 9), page([1, 7, 2], 10), { isChanged: true, added: 1 }],
  [
    'one that left, so that the next page moved up',
    page([1, 2, 3], 9),
    page([1, 3, 4], 8),
    { isChanged: true, added: 0 },
  ],
  ['one that came and one that left', page([1, 2, 3], 9), page([7, 1, 3], 9), { isChanged: true, added: 1 }],
  ['all that left', page([1, 2, 3], 9), page([4, 5, 6], 6), { isChanged: true, added: 0 }],
  ['one behind the last, where all were there', page([1, 2]), page([1, 2, 7]), { isChanged: true, added: 1 }],
  ['one on a later page', page([4, 5, 6], 9, 1), page([3, 4, 5], 10, 1), { isChanged: true, added: 0 }],
])('changes of a list: %s', (_, shown, latest, news) => {
  expect(newsOf(shown, latest, idOf)).toEqual(news);
});
