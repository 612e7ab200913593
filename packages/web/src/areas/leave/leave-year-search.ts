import { yearOf } from '@portal/contract/kernel';
import { today } from '../../platform/device/clock.ts';

import { listAddress, type SearchIn } from '../../ui/list/list-address.ts';
import { id, pagedBySize, text, viewOf } from '../../ui/list/list-kinds.ts';

export const thisYear = (): number => yearOf(today());

/** The years that are shown: this one and the two before (rules/leave.md#leave-of-a-year). */
export const shownYears = (): number[] => [0, 1, 2].map((back) => thisYear() - back);

/** The years of the import: also the next one. */
export const uploadYears = (): number[] => [thisYear() + 1, ...shownYears()];

/** The address of the list of leave; this year is omitted. */
export const vacationList = listAddress({
  ...pagedBySize,
  year: viewOf(shownYears, thisYear),
  searchKeyword: text(),
  departmentId: id(),
});

export type VacationSearch = SearchIn<typeof vacationList>;

export const yearOfSearch = ({ year }: VacationSearch): number => year ?? thisYear();
