import { checkRequiredTexts, type FieldProblem } from '@portal/contract/kernel';
import { type DepartmentBody, departmentBody } from './department.schema.ts';

/** The missing required fields of a department's form (rules/directory.md#department). */
export const checkDepartment = (body: DepartmentBody): FieldProblem[] => checkRequiredTexts(departmentBody, body);

export const emptyDepartment = (parentId: number | null): DepartmentBody => ({
  code: '',
  name: '',
  engName: '',
  seq: 0,
  parentId,
  isActivated: true,
});
