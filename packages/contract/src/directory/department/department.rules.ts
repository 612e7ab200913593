import { allowed, type Decision, deniedByState } from '@portal/contract/kernel';
import { departmentLimits } from '../directory-limits.ts';

/**
 * What must be empty before a department is deleted: departments below it and its employees, resigned ones included.
 */
export type DepartmentHoldings = { children: number; employees: number };

/**
 * A department can be deleted only if it has no departments below it and no employees
 * (rules/directory.md#delete-a-department).
 */
export const deleteDepartmentRule = ({ children, employees }: DepartmentHoldings): Decision => {
  if (children > 0) return deniedByState('has-children');
  return employees > 0 ? deniedByState('has-employees') : allowed;
};

/**
 * Whether a department may be placed below a parent. `parentPath` has the ids from the root to the parent; `height` is
 * the number of levels of the department and those below it (1 without children).
 */
export const moveDepartmentRule = (id: number | undefined, parentPath: readonly number[], height: number): Decision => {
  if (id !== undefined && parentPath.includes(id)) return deniedByState('department-cycle');
  return parentPath.length + height > departmentLimits.depth ? deniedByState('department-too-deep') : allowed;
};
