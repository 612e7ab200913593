import { type CategoryName, categories, categoryNames } from '@portal/contract/approval';
import { isDay } from '@portal/contract/kernel';
import type { ListFilters } from './approval.api.ts';

/** What the address of a list holds; pages are counted from one, as people do. */
export type ListSearch = {
  page?: number | undefined;
  searchText?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  category?: CategoryName | undefined;
};

const MAX_TEXT = 100;
const MOST_PAGES = 1_000_000;

const textOf = (given: unknown): string | undefined => {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined;
  const text = String(given)
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, MAX_TEXT);
  return text === '' ? undefined : text;
};

const dayOf = (given: unknown): string | undefined => (typeof given === 'string' && isDay(given) ? given : undefined);

/**
 * The part of an address that is a search. What does not fit is set to undefined and not left out: the router would
 * hand on what stands in the address.
 */
export const listSearchOf = ({
  page,
  searchText,
  fromDate,
  toDate,
  category,
}: Record<string, unknown>): ListSearch => ({
  page: Number.isSafeInteger(page) && Number(page) > 1 && Number(page) <= MOST_PAGES ? Number(page) : undefined,
  searchText: textOf(searchText),
  fromDate: dayOf(fromDate),
  toDate: dayOf(toDate),
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
