import type { DepartmentRecord } from '@portal/contract/directory';
import { deleteDepartment, listDepartmentRecords } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';

/** Stands apart from the forms and their calls, which the first load does without. */
export const departmentsQuery = queryOptions({
  queryKey: adminKeys.departments,
  queryFn: ({ signal }) => call(listDepartmentRecords, {}, { signal }) as Promise<DepartmentRecord[]>,
});

export const removeDepartment = ({ id, version }: DepartmentRecord): Promise<void> =>
  call(deleteDepartment, { params: { id } }, { ifMatch: version });
