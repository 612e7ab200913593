import type { EmployeeRecord } from '@portal/contract/directory';
import { deleteEmployee, listEmployeeRecords } from '@portal/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/call.ts';
import type { EmployeeSearch } from './search.ts';

/** Stands apart from the forms and their calls, which the first load does without. */
export const employeesQuery = (search: EmployeeSearch) =>
  queryOptions({
    queryKey: [...adminKeys.employees, search],
    queryFn: ({ signal }) => call(listEmployeeRecords, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const removeEmployee = ({ id, version }: EmployeeRecord): Promise<void> =>
  call(deleteEmployee, { params: { id } }, { ifMatch: version });
