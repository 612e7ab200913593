import { allowed, checkRequiredTexts, type Decision, deniedByState, type FieldProblem } from '@portal/contract/kernel';
import { departmentLimits } from '../directory-limits.ts';
import { type DepartmentBody, departmentBody } from './schema.ts';

/** What a department's form lacks (rules/directory.md#department). */
export const checkDepartment = (body: DepartmentBody): FieldProblem[] => checkRequiredTexts(departmentBody, body);

export const emptyDepartment = (parentId: number | null): DepartmentBody => ({
  code: '',
  name: '',
  engName: '',
  seq: 0,
  parentId,
  isActivated: true,
});

/** What deleting a department looks at: how many stand below it and belong to it, resigned ones included. */
export type DepartmentHoldings = { children: number; employees: number };

/** A department goes only when nothing stands below it and nobody belongs to it (rules/directory.md#delete-a-department). */
export const deleteDepartmentRule = ({ children, employees }: DepartmentHoldings): Decision => {
  if (children > 0) return deniedByState('has-children');
  return employees > 0 ? deniedByState('has-employees') : allowed;
};

/**
 * Whether a department may stand below a parent. `parentPath` holds the ids from the root to the parent; `height` is
 * how many levels the department and those below it take (1 alone).
 */
export const moveDepartmentRule = (id: number | undefined, parentPath: readonly number[], height: number): Decision => {
  if (id !== undefined && parentPath.includes(id)) return deniedByState('department-cycle');
  return parentPath.length + height > departmentLimits.depth ? deniedByState('department-too-deep') : allowed;
};
