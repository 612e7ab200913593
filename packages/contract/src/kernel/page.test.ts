import { expect, test } from 'vitest';
import { MASTER_TOTAL_CAP, pageRequest, TOTAL_CAP, toPage } from './page.ts';

test('a list without page parameters returns the first 20', () => {
  expect(pageRequest({})).toEqual({ offset: 0, limit: 20 });
  expect(pageRequest({ offset: 3, limit: 10 })).toEqual({ offset: 3, limit: 10 });
});

test('the total is exact up to the cap and marked as capped beyond it', () => {
  const page = { offset: 0, limit: 2 };
  expect(toPage(['a', 'b'], 7, page)).toEqual({ items: ['a', 'b'], total: 7, ...page });
  expect(toPage([], TOTAL_CAP, page)).toEqual({ items: [], total: 1_000, ...page });
  expect(toPage([], TOTAL_CAP + 1, page)).toEqual({ items: [], total: 1_000, totalCapped: true, ...page });
  expect(toPage([], TOTAL_CAP + 1, page, MASTER_TOTAL_CAP)).toEqual({ items: [], total: 1_001, ...page });
});
