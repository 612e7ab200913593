import type { DepartmentRecord } from '@portal/contract/directory';
import { fieldsOf } from '#platform/database/record-columns';
import type { DepartmentRow } from './department.queries.ts';
import { departmentColumns } from './department-columns.ts';

/** The departments directly below `parentId` with all below them; `rows` are in display order. */
export const viewDepartmentTree = (rows: readonly DepartmentRow[], parentId: number | null): DepartmentRecord[] => {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): DepartmentRecord[] =>
    (byParent.get(id) ?? []).map((row) => ({
      ...fieldsOf(departmentColumns, row),
      id: row.id,
      level: row.path.length,
      createdDate: row.created_on,
      employeesCount: row.employees_count,
      version: row.version,
      children: below(row.id),
    }));
  return below(parentId);
};
