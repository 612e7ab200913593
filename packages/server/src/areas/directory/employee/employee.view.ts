import type { EmployeeRecord } from '@portal/contract/directory';
import { fieldsOf } from '#platform/database/record-columns';
import type { EmployeeRow } from './employee.queries.ts';
import { employeeColumns } from './employee-columns.ts';

export const viewEmployeeRecord = (row: EmployeeRow): EmployeeRecord => ({
  ...fieldsOf(employeeColumns, row),
  id: row.id,
  department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
  hasPhoto: row.has_photo,
  version: row.version,
});
