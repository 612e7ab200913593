import { flagParam, idParam, textParam } from '../../../platform/search-params.ts';
import { type PageSearch, pageSearchOf } from '../../../ui/record-list/page-search.ts';

/** What the address of the list of employees holds, by the names that the call has (spec 2, section 2.2). */
export type EmployeeSearch = PageSearch & {
  searchKeyword?: string | undefined;
  departmentId?: number | undefined;
  /** Only those who have resigned. */
  isResigned?: true | undefined;
};

export const employeeSearchOf = (given: Record<string, unknown>): EmployeeSearch => ({
  ...pageSearchOf(given),
  searchKeyword: textParam(given.searchKeyword),
  departmentId: idParam(given.departmentId),
  isResigned: flagParam(given.isResigned),
});

/** A changed filter begins again at the first page. */
export const narrowedEmployees = (search: EmployeeSearch, change: EmployeeSearch): EmployeeSearch =>
  employeeSearchOf({ ...search, offset: undefined, ...change });

export const isNarrowed = ({ searchKeyword, departmentId, isResigned }: EmployeeSearch): boolean =>
  [searchKeyword, departmentId, isResigned].some((value) => value !== undefined);
