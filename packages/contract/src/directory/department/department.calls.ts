import { boolean, endpoint, id, list, noReply, object, optional } from '@portal/contract/kernel';
import { employeeRecord } from '../employee/employee.schema.ts';
import { departmentBody, departmentRecord } from './department.schema.ts';

const access = { menu: 'Admin' } as const;
const byId = object({ id: id() });

export const listDepartmentRecords = endpoint({
  method: 'GET',
  path: '/api/admin/departments',
  summary: 'The tree of all departments, inactive ones too',
  access,
  reply: list(departmentRecord),
});

export const createDepartment = endpoint({
  method: 'POST',
  path: '/api/admin/departments',
  summary: 'Make a department',
  access,
  body: departmentBody,
  status: 201,
  reply: departmentRecord,
  problems: ['not-valid', 'code-exists', 'department-too-deep'],
});

export const getDepartmentRecord = endpoint({
  method: 'GET',
  path: '/api/admin/departments/:id',
  summary: 'A department with those below it',
  access,
  params: byId,
  reply: departmentRecord,
  problems: ['not-found'],
});

export const changeDepartment = endpoint({
  method: 'PUT',
  path: '/api/admin/departments/:id',
  summary: 'Change, move, activate or deactivate a department',
  access,
  params: byId,
  body: departmentBody,
  reply: departmentRecord,
  problems: [
    'not-found',
    'not-valid',
    'code-exists',
    'changed-meanwhile',
    'department-cycle',
    'department-too-deep',
    'has-children',
    'has-employees',
  ],
});

export const deleteDepartment = endpoint({
  method: 'DELETE',
  path: '/api/admin/departments/:id',
  summary: 'Delete a department without sub-departments and employees',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'has-children', 'has-employees', 'has-records', 'changed-meanwhile'],
});

export const listDepartmentMembers = endpoint({
  method: 'GET',
  path: '/api/admin/departments/:id/employees',
  summary: 'The employees of a department itself: all, or only those who have resigned or have not',
  access,
  params: byId,
  query: object({ isResigned: optional(boolean()) }),
  reply: list(employeeRecord),
  problems: ['not-found'],
});
