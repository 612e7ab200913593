import { isDay } from '@portal/contract/kernel';
import type { ListFilters } from './approval.api.ts';

/** What the address of a list holds; pages are counted from one, as people do. */
export type ListSearch = { page?: number; searchText?: string; fromDate?: string; toDate?: string };

const MAX_TEXT = 100;

/** The part of an address that is a search; what does not fit is left out. */
export const listSearchOf = (given: Record<string, unknown>): ListSearch => {
  const search: ListSearch = {};
  const { page, searchText, fromDate, toDate } = given;
  if (Number.isInteger(page) && Number(page) > 1) search.page = Number(page);
  if (searchText !== undefined && searchText !== '') search.searchText = String(searchText).slice(0, MAX_TEXT);
  if (typeof fromDate === 'string' && isDay(fromDate)) search.fromDate = fromDate;
  if (typeof toDate === 'string' && isDay(toDate)) search.toDate = toDate;
  return search;
};

/** The same as the call takes it: `offset` counts pages from zero. */
export const filtersOf = ({ page, ...narrowing }: ListSearch): ListFilters => ({
  ...narrowing,
  ...(page === undefined ? {} : { offset: page - 1 }),
});

/** A changed filter begins again at the first page. */
export const narrowed = (
  { page: _, ...search }: ListSearch,
  change: Partial<Record<keyof ListSearch, string>>,
): ListSearch => listSearchOf({ ...search, ...change });

export const isNarrowed = ({ searchText, fromDate, toDate }: ListSearch): boolean =>
  [searchText, fromDate, toDate].some((value) => value !== undefined);
