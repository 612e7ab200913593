import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import { fieldsOf } from '#platform/database/record-columns';
import type { DepartmentRow } from '../department/department.queries.ts';
import { departmentColumns } from '../department/department-columns.ts';
import type { EmployeeRow } from './employee.queries.ts';
import { employeeColumns } from './employee-columns.ts';

export const viewEmployeeRecord = (row: EmployeeRow): EmployeeRecord => ({
  ...fieldsOf(employeeColumns, row),
  id: row.id,
  department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
  hasPhoto: row.has_photo,
  version: row.version,
});

/** The departments directly below `parentId` with all below them; rows come in the order they are shown. */
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
