import { exportVacations, listAnnualLeaves, listPublicVacations, listVacations } from '@portal/contract/leave';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../platform/admin-keys.ts';
import { call } from '../../platform/calls/call.ts';
import { download } from '../../platform/files/download.ts';
import { type VacationSearch, yearOfSearch } from './leave-year-search.ts';

export const vacationsQuery = (search: VacationSearch) => {
  const { year: _, ...query } = search;
  const params = { year: yearOfSearch(search) };
  return queryOptions({
    queryKey: [...adminKeys.vacations, params, query],
    queryFn: ({ signal }) => call(listVacations, { params, query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** The two kinds of leave that are counted separately. */
const detailCalls = { annual: listAnnualLeaves, other: listPublicVacations } as const;
export type VacationKind = keyof typeof detailCalls;

/** More than the number of leaves of any person in a year (rules/leave.md#leave-of-a-year). */
const ALL_OF_A_YEAR = { offset: 0, limit: 1000 } as const;

export const vacationDetailsQuery = (year: number, eid: number, kind: VacationKind) =>
  queryOptions({
    queryKey: adminKeys.vacationDetails(year, eid, kind),
    queryFn: ({ signal }) => call(detailCalls[kind], { params: { year, eid }, query: ALL_OF_A_YEAR }, { signal }),
  });

/** Saves the list as it is filtered, all pages of it. */
export const saveVacations = (search: VacationSearch): Promise<void> => {
  const { searchKeyword, departmentId } = search;
  return download(exportVacations, { params: { year: yearOfSearch(search) }, query: { searchKeyword, departmentId } });
};
