import {
  changeDepartment,
  createDepartment,
  type DepartmentNode,
  type DepartmentRecord,
  deleteDepartment,
  type EmployeeRecord,
  getDepartmentRecord,
  listDepartmentMembers,
  listDepartmentRecords,
  listDepartments,
} from '@portal/contract/directory';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { bodyOfDepartment, type DepartmentForm, formOfDepartment } from './department-form.ts';

/** The tree of all departments, inactive ones included. */
export const departmentsQuery = queryOptions({
  queryKey: adminKeys.departments,
  queryFn: ({ signal }) => call(listDepartmentRecords, {}, { signal }) as Promise<DepartmentRecord[]>,
});

export const removeDepartment = ({ id, version }: DepartmentRecord): Promise<void> =>
  call(deleteDepartment, { params: { id } }, { ifMatch: version });

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

/** The members of a department itself, optionally with resigned ones. */
export const departmentMembersQuery = (id: number, withResigned: boolean) =>
  queryOptions({
    queryKey: adminKeys.departmentMembers(id, withResigned),
    queryFn: ({ signal }): Promise<EmployeeRecord[]> =>
      call(listDepartmentMembers, { params: { id }, query: withResigned ? {} : { isResigned: false } }, { signal }),
    placeholderData: keepPreviousData,
  });

const TEN_MINUTES_MS = 10 * 60 * 1000;

/** The tree of active departments, which everybody may see. */
export const departmentTreeQuery = queryOptions({
  queryKey: ['directory', 'departments'],
  queryFn: ({ signal }): Promise<DepartmentNode[]> =>
    call(listDepartments, {}, { signal }) as Promise<DepartmentNode[]>,
  staleTime: TEN_MINUTES_MS,
});
