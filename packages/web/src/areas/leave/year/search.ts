import { idParam, textParam } from '../../../platform/search-params.ts';
import { type PageSearch, pageSearchOf } from '../../../ui/record-list/page-search.ts';
import { shownYears, thisYear } from './years.ts';

/** What the address of the list of leave holds; this year is left out. */
export type VacationSearch = PageSearch & {
  year?: number | undefined;
  searchKeyword?: string | undefined;
  departmentId?: number | undefined;
};

export const vacationSearchOf = (given: Record<string, unknown>): VacationSearch => ({
  ...pageSearchOf(given),
  year: shownYears().find((year) => year === given.year && year !== thisYear()),
  searchKeyword: textParam(given.searchKeyword),
  departmentId: idParam(given.departmentId),
});

export const yearOfSearch = ({ year }: VacationSearch): number => year ?? thisYear();

/** A changed filter begins again at the first page. */
export const narrowedVacations = (search: VacationSearch, change: VacationSearch): VacationSearch =>
  vacationSearchOf({ ...search, offset: undefined, ...change });

/** The same year and page size without what narrows the list. */
export const allVacations = ({ year, limit }: VacationSearch): VacationSearch => ({ year, limit });

export const narrowsVacations = ({ searchKeyword, departmentId }: VacationSearch): boolean =>
  searchKeyword !== undefined || departmentId !== undefined;
