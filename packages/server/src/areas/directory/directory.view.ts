import type { Department, DepartmentNode, OwnEmployee, Person } from '@portal/contract/directory';
import type { Selectable } from 'kysely';
import type { DepartmentTable, PersonTables } from './directory-tables.ts';

type PersonRow = Omit<
  PersonTables['directory.person'],
  'seq' | 'resigned_on' | 'department_path' | 'department_is_activated'
>;

export const viewPerson = (row: PersonRow): Person => ({
  id: row.id,
  code: row.code,
  name: row.name,
  engName: row.eng_name,
  position: row.position,
  jobTitle: row.job_title,
  email: row.email,
  department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
});

export const viewOwnEmployee = (
  row: PersonRow & { phone: string; address1: string; address2: string },
): OwnEmployee => ({
  ...viewPerson(row),
  phone: row.phone,
  address: [row.address1, row.address2].filter((part) => part !== '').join(' '),
});

type DepartmentRow = Selectable<DepartmentTable>;

export const viewDepartment = (row: DepartmentRow): Department => ({
  id: row.id,
  parentId: row.parent_id,
  level: row.path.length,
  code: row.code,
  name: row.name,
  engName: row.eng_name,
});

/** The departments directly below `parentId`, each with its own children; `rows` are in display order. */
export const viewTree = (rows: readonly DepartmentRow[], parentId: number | null): DepartmentNode[] =>
  rows
    .filter((row) => row.parent_id === parentId)
    .map((row) => ({ ...viewDepartment(row), childNodes: viewTree(rows, row.id) }));
