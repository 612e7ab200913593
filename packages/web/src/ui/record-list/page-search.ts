import { DEFAULT_LIMIT } from '@portal/contract/kernel';
import { integerParam, MOST_PAGES } from '../../platform/search-params.ts';

/** How many rows a page may show (spec 2, section 9). */
export const pageSizes = [20, 50, 100] as const;

/** The page of a list as it stands in the address; `offset` counts pages from zero, the usual values are left out. */
export type PageSearch = { offset?: number | undefined; limit?: number | undefined };

export const pageSearchOf = ({ offset, limit }: Record<string, unknown>): PageSearch => ({
  offset: integerParam(offset, 1, MOST_PAGES),
  limit: pageSizes.find((size) => size === limit && size !== DEFAULT_LIMIT),
});
