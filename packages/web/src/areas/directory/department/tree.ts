import { type DepartmentRecord, moveDepartmentRule } from '@portal/contract/directory';

/** A department where it stands in the tree; `path` holds the ids from the root to itself. */
export type DepartmentRow = { record: DepartmentRecord; path: readonly number[] };

/** The tree from top to bottom, without what lies below a closed department. */
export const rowsOf = (
  tree: readonly DepartmentRecord[],
  closed: ReadonlySet<number> = new Set(),
  above: readonly number[] = [],
): DepartmentRow[] =>
  tree.flatMap((record) => {
    const path = [...above, record.id];
    return [{ record, path }, ...(closed.has(record.id) ? [] : rowsOf(record.children, closed, path))];
  });

/** Whether a department can have another one below it. */
export const mayHoldAnother = ({ path }: DepartmentRow): boolean => moveDepartmentRule(undefined, path, 1).allowed;
