import { id, integer, list, nullable, object, type Static, text } from '@portal/contract/kernel';
import Type from 'typebox';

export const departmentRef = object({ id: id(), name: text(20), engName: text(30) });

/** Work fields of an employee, all that another employee may see (decisions: approval, Other calls). */
export const person = object({
  id: id(),
  code: text(10),
  name: text(10),
  engName: text(20),
  position: text(20),
  jobTitle: nullable(text(20)),
  email: text(40),
  department: departmentRef,
});
export type Person = Static<typeof person>;

/** Oneself, with one's own contact. */
export const ownEmployee = object({ ...person.properties, phone: text(15), address: text(70) });
export type OwnEmployee = Static<typeof ownEmployee>;

const departmentFields = {
  id: id(),
  parentId: nullable(id()),
  level: integer(1, 6),
  code: text(6),
  name: text(20),
  engName: text(30),
};

export const department = object(departmentFields);
export type Department = Static<typeof department>;

/** A department with those below it, as deep as the tree goes. */
export const departmentNode = Type.Cyclic(
  { DepartmentNode: object({ ...departmentFields, childNodes: list(Type.Ref('DepartmentNode')) }) },
  'DepartmentNode',
);
export type DepartmentNode = Department & { childNodes: DepartmentNode[] };
