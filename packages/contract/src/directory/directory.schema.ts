import { id, integer, list, nullable, object, type Static, text } from '@portal/contract/kernel';
import * as Type from 'typebox';
import { departmentLimits, employeeLimits } from './directory-limits.ts';

export const departmentRef = object({
  id: id(),
  name: text(departmentLimits.name),
  engName: text(departmentLimits.engName),
});

/** Work fields of an employee, all that another employee may see (rules/directory.md#what-others-see). */
export const person = object({
  id: id(),
  code: text(employeeLimits.code),
  name: text(employeeLimits.name),
  engName: text(employeeLimits.engName),
  position: text(employeeLimits.position),
  jobTitle: nullable(text(employeeLimits.jobTitle)),
  email: text(employeeLimits.email),
  department: departmentRef,
});
export type Person = Static<typeof person>;

/** A person by name, also for callers who may see nothing else of them. */
export const personName = object({ id: id(), name: person.properties.name, engName: person.properties.engName });

/** The caller's own record with their own contact. */
export const ownEmployee = object({ ...person.properties, phone: text(employeeLimits.phone), address: text(70) });
export type OwnEmployee = Static<typeof ownEmployee>;

const departmentFields = {
  id: id(),
  parentId: nullable(id()),
  level: integer(1, departmentLimits.depth),
  code: text(departmentLimits.code),
  name: text(departmentLimits.name),
  engName: text(departmentLimits.engName),
};

export const department = object(departmentFields);
export type Department = Static<typeof department>;

/** A department with all departments below it. */
export const departmentNode = Type.Cyclic(
  { DepartmentNode: object({ ...departmentFields, childNodes: list(Type.Ref('DepartmentNode')) }) },
  'DepartmentNode',
);
export type DepartmentNode = Department & { childNodes: DepartmentNode[] };
