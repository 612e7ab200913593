import { boolean, endpoint, id, list, object, optional, page, pageQuery, searchName } from '@portal/contract/kernel';
import { department, departmentNode, person } from './directory.schema.ts';

const byId = object({ id: id() });

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/hr/departments',
  summary: 'The tree of active departments',
  access: 'signed-in',
  reply: list(departmentNode),
});

export const getDepartment = endpoint({
  method: 'GET',
  path: '/api/hr/departments/:id',
  summary: 'One active department with those below it',
  access: 'signed-in',
  params: byId,
  reply: departmentNode,
  problems: ['not-found'],
});

export const listDepartmentChildren = endpoint({
  method: 'GET',
  path: '/api/hr/departments/:id/children',
  summary: 'The active departments directly below one, itself first with `containsParent`',
  access: 'signed-in',
  params: byId,
  query: object({ containsParent: optional(boolean()) }),
  reply: list(department),
  problems: ['not-found'],
});

export const listDepartmentEmployees = endpoint({
  method: 'GET',
  path: '/api/hr/departments/:id/employees',
  summary: 'The active employees of a department',
  access: 'signed-in',
  params: byId,
  query: object({ name: searchName(), includeDescendants: optional(boolean()) }),
  reply: list(person),
  problems: ['not-found'],
});

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/hr/employees',
  summary: 'Active employees by name',
  access: 'signed-in',
  query: object({ ...pageQuery, name: searchName() }),
  reply: page(person),
});

export const getEmployee = endpoint({
  method: 'GET',
  path: '/api/hr/employees/:id',
  summary: 'One active employee',
  access: 'signed-in',
  params: byId,
  reply: person,
  problems: ['not-found'],
});
