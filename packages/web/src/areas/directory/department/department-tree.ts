import { type DepartmentRecord, moveDepartmentRule } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOf } from '../../../platform/platform-names.ts';
import { rowsOfTree, type TreeRow } from '../../../ui/tree/tree-rows.ts';
import { departmentsQuery } from './department.queries.ts';

/** A department at its position in the tree. */
export type DepartmentRow = TreeRow<DepartmentRecord>;

export const departmentShape = {
  idOf: ({ id }: DepartmentRecord) => id,
  below: ({ children }: DepartmentRecord) => children,
};

/** The tree from top to bottom, without departments below a collapsed one. */
export const rowsOf = (tree: readonly DepartmentRecord[], closed?: ReadonlySet<number>): DepartmentRow[] =>
  rowsOfTree(tree, departmentShape, closed);

/** Whether a department can have another one below it. */
export const mayHoldAnother = ({ path }: DepartmentRow): boolean => moveDepartmentRule(undefined, path, 1).allowed;

/** All departments from top to bottom; empty while loading. */
export const useDepartmentRows = (): DepartmentRow[] => {
  const { data } = useQuery(departmentsQuery);
  return useMemo(() => rowsOf(data ?? []), [data]);
};

/** The name of a department; undefined while loading. */
export const useDepartmentName = (id: number | undefined): string | undefined => {
  const department = useDepartmentRows().find(({ record }) => record.id === id)?.record;
  return department && nameOf(department);
};
