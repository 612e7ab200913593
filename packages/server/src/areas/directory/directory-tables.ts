import type { Generated, GeneratedAlways } from 'kysely';
import type { DepartmentValues } from './department/department-columns.ts';
import type { EmployeeValues } from './employee/employee-columns.ts';

export type DepartmentTable = DepartmentValues & {
  id: Generated<number>;
  path: number[];
  created_on: string;
  /** The position in the whole tree, from top to bottom. */
  place: Generated<number>;
  version: Generated<number>;
};

export type EmployeeTable = EmployeeValues & {
  id: Generated<number>;
  version: Generated<number>;
  search_grams: GeneratedAlways<string[]>;
};

/** The views that every area may read: work fields of employees and departments. */
export type PersonTables = {
  'directory.person': {
    id: number;
    code: string;
    name: string;
    eng_name: string;
    email: string;
    position: string;
    job_title: string | null;
    seq: number;
    resigned_on: string | null;
    department_id: number;
    department_name: string;
    department_eng_name: string;
    department_path: number[];
    department_is_activated: boolean;
  };
  'directory.organization': {
    id: number;
    parent_id: number | null;
    path: number[];
    code: string;
    name: string;
    eng_name: string;
    is_activated: boolean;
    /** The position in the whole tree, from top to bottom. */
    place: number;
  };
};

export type DirectoryTables = PersonTables & {
  'directory.department': DepartmentTable;
  'directory.employee': EmployeeTable;
  'directory.revision': { number: number };
  'directory.employee_photo': { employee_id: number; pixels: number; content: Buffer };
};
