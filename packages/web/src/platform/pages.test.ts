import { describe, expect, it } from 'vitest';
import { badgeText, hasNext, rangeOf, totalText } from './pages.ts';

const page = (rows: number, offset: number, total: number, totalCapped = false) => ({
  items: Array.from({ length: rows }),
  offset,
  limit: 20,
  total,
  totalCapped,
});

describe('the pager shows', () => {
  it('the range and the total of a page in the middle', () => {
    expect(rangeOf(page(20, 1, 312))).toEqual({ from: '21', to: '40' });
    expect(totalText(page(20, 1, 312))).toBe('312');
  });

  it('a shorter range on the last page, without a next page', () => {
    expect(rangeOf(page(12, 15, 312))).toEqual({ from: '301', to: '312' });
    expect(hasNext(page(12, 15, 312))).toBe(false);
  });

  it('that counting stopped, and that more pages may follow', () => {
    expect(totalText(page(20, 0, 1_000, true))).toBe('1,000+');
    expect(hasNext(page(20, 60, 1_000, true))).toBe(true);
    expect(hasNext(page(3, 60, 1_000, true))).toBe(false);
    expect(rangeOf(page(20, 60, 1_000, true))).toEqual({ from: '1,201', to: '1,220' });
  });

  it('no range on a page past the end', () => {
    expect(rangeOf(page(0, 40, 312))).toBeUndefined();
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '999+'],
])('a badge shows %i as %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
