import { type DepartmentRecord, moveDepartmentRule } from '@portal/contract/directory';
import { rowsOfTree, type TreeRow } from '../../../ui/tree/tree-rows.ts';

/** A department where it stands in the tree. */
export type DepartmentRow = TreeRow<DepartmentRecord>;

export const departmentShape = {
  idOf: ({ id }: DepartmentRecord) => id,
  below: ({ children }: DepartmentRecord) => children,
};

/** The tree from top to bottom, without what lies below a closed department. */
export const rowsOf = (tree: readonly DepartmentRecord[], closed?: ReadonlySet<number>): DepartmentRow[] =>
  rowsOfTree(tree, departmentShape, closed);

/** Whether a department can have another one below it. */
export const mayHoldAnother = ({ path }: DepartmentRow): boolean => moveDepartmentRule(undefined, path, 1).allowed;
