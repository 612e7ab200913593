import { departmentRef, person, personName } from '@portal/contract/directory';
import { levels } from '@portal/contract/identity';
import {
  endpoint,
  id,
  integer,
  list,
  menuNames,
  object,
  oneOf,
  optional,
  page,
  pageQuery,
  type Static,
  searchText,
} from '@portal/contract/kernel';

const access = { menu: 'Admin' } as const;

const grant = object({ menu: oneOf(...menuNames), level: oneOf(...levels) });

export const permissionRow = object({
  employee: object({
    ...personName.properties,
    email: person.properties.email,
    position: person.properties.position,
    department: departmentRef,
  }),
  grants: list(grant),
  version: integer(1, 2_147_483_647),
});
export type PermissionRow = Static<typeof permissionRow>;

export const listPermissionRows = endpoint({
  method: 'GET',
  path: '/api/admin/permissions',
  summary: 'Active employees with what they were granted; with `menu` those who hold a grant on it',
  access,
  query: object({ ...pageQuery, menu: optional(oneOf(...menuNames)), searchText: searchText() }),
  reply: page(permissionRow),
});

export const setGrants = endpoint({
  method: 'PUT',
  path: '/api/admin/permissions/:employeeId',
  summary: "Put other grants in place of a person's",
  access,
  params: object({ employeeId: id() }),
  body: list(grant, { maxItems: 50 }),
  reply: permissionRow,
  problems: ['not-found', 'not-valid', 'changed-meanwhile', 'last-administrator', 'own-right'],
});
