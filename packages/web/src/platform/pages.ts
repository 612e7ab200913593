import type { Page } from '@portal/contract/kernel';

type PageFacts = Pick<Page<unknown>, 'total' | 'totalCapped' | 'offset' | 'limit'> & { items: readonly unknown[] };

const grouped = (value: number): string => value.toLocaleString('en-US');

/** The total as people read it: exact, or `1,000+` where counting stopped. */
export const totalText = ({ total, totalCapped }: PageFacts): string => grouped(total) + (totalCapped ? '+' : '');

/** The count next to a menu entry; more than three digits become `999+`. */
export const badgeText = (count: number): string => (count > 999 ? '999+' : String(count));

/** First and last row of a page, counted from one; `offset` counts pages. Undefined on a page without rows. */
export const rangeOf = ({ items, offset, limit }: PageFacts): { from: string; to: string } | undefined => {
  if (items.length === 0) return undefined;
  const first = offset * limit;
  return { from: grouped(first + 1), to: grouped(first + items.length) };
};

/** Whether a page follows; beyond the cap a full page may always have one. */
export const hasNext = ({ items, total, totalCapped, offset, limit }: PageFacts): boolean => {
  const shown = offset * limit + items.length;
  return shown < total || (totalCapped === true && items.length === limit);
};
