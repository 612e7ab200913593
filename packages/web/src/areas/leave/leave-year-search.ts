import { listAddress, type SearchIn } from '../../ui/list/list-address.ts';
import { id, pagedBySize, text, viewOf } from '../../ui/list/list-kinds.ts';
import { shownYears, thisYear } from './leave-choices.ts';

/** The address of the list of leave; this year is left out. */
export const vacationList = listAddress({
  ...pagedBySize,
  year: viewOf(shownYears, thisYear),
  searchKeyword: text(),
  departmentId: id(),
});

export type VacationSearch = SearchIn<typeof vacationList>;

export const yearOfSearch = ({ year }: VacationSearch): number => year ?? thisYear();
