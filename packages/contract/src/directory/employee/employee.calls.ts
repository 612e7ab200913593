import {
  boolean,
  endpoint,
  fileReply,
  id,
  integer,
  noReply,
  object,
  optional,
  page,
  pageQuery,
  searchText,
} from '@portal/contract/kernel';
import { employeeBody, employeeRecord } from './employee.schema.ts';

const access = { menu: 'Admin' } as const;
const byId = object({ id: id() });

const employeeFilter = {
  searchKeyword: searchText(),
  departmentId: optional(id()),
  isResigned: optional(boolean()),
};

export const listEmployeeRecords = endpoint({
  method: 'GET',
  path: '/api/admin/employees',
  summary: 'Employees by department, number and name; of a department with those below it',
  access,
  query: object({ ...pageQuery, ...employeeFilter }),
  reply: page(employeeRecord),
});

export const hireEmployee = endpoint({
  method: 'POST',
  path: '/api/admin/employees',
  summary: 'Register an employee',
  access,
  body: employeeBody,
  status: 201,
  reply: employeeRecord,
  problems: ['not-valid', 'email-exists', 'code-exists'],
});

export const getEmployeeRecord = endpoint({
  method: 'GET',
  path: '/api/admin/employees/:id',
  summary: 'The whole record of an employee',
  access,
  params: byId,
  reply: employeeRecord,
  problems: ['not-found'],
});

export const changeEmployee = endpoint({
  method: 'PUT',
  path: '/api/admin/employees/:id',
  summary: 'Change the record of an employee; also resigning and coming back',
  access,
  params: byId,
  body: employeeBody,
  reply: employeeRecord,
  problems: ['not-found', 'not-valid', 'email-exists', 'code-exists', 'changed-meanwhile', 'last-administrator'],
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/api/admin/employees/:id',
  summary: 'Delete an employee who never did anything',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'has-records', 'changed-meanwhile', 'last-administrator'],
});

export const resetSignIn = endpoint({
  method: 'PUT',
  path: '/api/admin/employees/:id/sign-in-reset',
  summary: 'Forget the account an employee signs in with: the next sign-in with their address binds anew',
  access,
  params: byId,
  status: 204,
  reply: noReply,
  problems: ['not-found', 'own-right'],
});

/** Maximum size of a photo in bytes (rules/directory.md#photo). */
export const PHOTO_MAX_BYTES = 5_000_000;

export const setEmployeePhoto = endpoint({
  method: 'PUT',
  path: '/api/admin/employees/:id/photo',
  summary: 'Set the photo of an employee: jpeg, png or webp, at most 5 MB',
  access,
  params: byId,
  upload: { maxFileBytes: PHOTO_MAX_BYTES },
  reply: employeeRecord,
  problems: ['not-found', 'forbidden-file-type', 'changed-meanwhile'],
});

export const getEmployeePhoto = endpoint({
  method: 'GET',
  path: '/api/admin/employees/:id/photo',
  summary: 'The photo of an employee, at least `size` pixels wide where there is one so large',
  access,
  params: byId,
  query: object({ size: optional(integer(1, 1024)) }),
  reply: fileReply,
  problems: ['not-found'],
});
