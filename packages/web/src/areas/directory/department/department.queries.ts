import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import {
  changeDepartment,
  createDepartment,
  getDepartmentRecord,
  listDepartmentMembers,
} from '@portal/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/save.ts';
import { bodyOfDepartment, type DepartmentForm, formOfDepartment } from './department-form.ts';

export const departmentCalls: RecordCalls<DepartmentForm, DepartmentRecord> = {
  formOf: formOfDepartment,
  create: (form, idempotencyKey) =>
    call(createDepartment, { body: bodyOfDepartment(form) }, { idempotencyKey }) as Promise<DepartmentRecord>,
  change: ({ id, version }, form) =>
    call(
      changeDepartment,
      { params: { id }, body: bodyOfDepartment(form) },
      { ifMatch: version },
    ) as Promise<DepartmentRecord>,
  read: (id) => call(getDepartmentRecord, { params: { id } }) as Promise<DepartmentRecord>,
  refreshes: [adminKeys.all],
};

/** The people of a department itself; without the parameter those who have resigned come too. */
export const departmentMembersQuery = (id: number, withResigned: boolean) =>
  queryOptions({
    queryKey: adminKeys.departmentMembers(id, withResigned),
    queryFn: ({ signal }): Promise<EmployeeRecord[]> =>
      call(listDepartmentMembers, { params: { id }, query: withResigned ? {} : { isResigned: false } }, { signal }),
    placeholderData: keepPreviousData,
  });
