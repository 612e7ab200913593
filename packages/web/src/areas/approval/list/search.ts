import { type CategoryName, categories, categoryNames } from '@portal/contract/approval';
import { dayParam, integerParam, MOST_PAGES, textParam } from '../../../platform/search-params.ts';
import type { ListFilters } from '../document/api.ts';

/** What the address of a list holds; pages are counted from one, as people do. */
export type ListSearch = {
  page?: number | undefined;
  searchText?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  category?: CategoryName | undefined;
};

/** The part of an address that is a search. */
export const listSearchOf = ({
  page,
  searchText,
  fromDate,
  toDate,
  category,
}: Record<string, unknown>): ListSearch => ({
  page: integerParam(page, 2, MOST_PAGES),
  searchText: textParam(searchText),
  fromDate: dayParam(fromDate),
  toDate: dayParam(toDate),
  category: categoryNames.find((name) => name === category),
});

/** The same as the call takes it: `offset` counts pages from zero. */
export const filtersOf = ({ page, category, searchText, fromDate, toDate }: ListSearch): ListFilters => ({
  searchText,
  fromDate,
  toDate,
  ...(page === undefined ? {} : { offset: page - 1 }),
  ...(category === undefined ? {} : { categoryId: categories.find(({ name }) => name === category)?.id }),
});

/** A changed filter begins again at the first page. */
export const narrowed = (search: ListSearch, change: Partial<Record<keyof ListSearch, string>>): ListSearch =>
  listSearchOf({ ...search, page: undefined, ...change });

export const isNarrowed = ({ searchText, fromDate, toDate, category }: ListSearch): boolean =>
  [searchText, fromDate, toDate, category].some((value) => value !== undefined);

/** A range that ends before it begins, which nothing lies in. */
export const isReversed = ({ fromDate, toDate }: ListSearch): boolean =>
  fromDate !== undefined && toDate !== undefined && fromDate > toDate;
