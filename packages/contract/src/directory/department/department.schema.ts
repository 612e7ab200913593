import {
  boolean,
  day,
  id,
  integer,
  list,
  maybe,
  nullable,
  object,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import * as Type from 'typebox';
import { departmentLimits } from '../directory-limits.ts';

const fields = {
  code: text(departmentLimits.code),
  name: text(departmentLimits.name),
  engName: text(departmentLimits.engName),
  seq: integer(0, departmentLimits.seq),
};

const recordFields = {
  id: id(),
  ...fields,
  parentId: nullable(id()),
  /** The depth, root 1. */
  level: integer(1, departmentLimits.depth),
  isActivated: boolean(),
  createdDate: day(),
  /** Active employees of the department itself. */
  employeesCount: integer(0, 2_147_483_647),
  version: integer(1, 2_147_483_647),
};

const recordRow = object(recordFields);

/** A department for administrators, with all departments below it, inactive ones included. */
export const departmentRecord = Type.Cyclic(
  { DepartmentRecord: object({ ...recordFields, children: list(Type.Ref('DepartmentRecord')) }) },
  'DepartmentRecord',
);
export type DepartmentRecord = Static<typeof recordRow> & { children: DepartmentRecord[] };

/** The body that creates or changes a department; without `parentId` it is a root. */
export const departmentBody = object({
  ...fields,
  parentId: maybe(id()),
  isActivated: optional(boolean()),
});
export type DepartmentBody = Static<typeof departmentBody>;
