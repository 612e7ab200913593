import { listAddress, type SearchIn } from '../../../ui/list/address.ts';
import { id, pagedBySize, text, viewOf } from '../../../ui/list/kinds.ts';
import { shownYears, thisYear } from './choices.ts';

/** The address of the list of leave; this year is left out. */
export const vacationList = listAddress({
  ...pagedBySize,
  year: viewOf(shownYears, thisYear),
  searchKeyword: text(),
  departmentId: id(),
});

export type VacationSearch = SearchIn<typeof vacationList>;

export const yearOfSearch = ({ year }: VacationSearch): number => year ?? thisYear();
