import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import type { DepartmentRow } from '../department/queries.ts';
import type { EmployeeRow } from './queries.ts';

export const viewEmployeeRecord = (row: EmployeeRow): EmployeeRecord => ({
  id: row.id,
  code: row.code,
  name: row.name,
  engName: row.eng_name,
  email: row.email,
  position: row.position,
  jobTitle: row.job_title,
  department: { id: row.department_id, name: row.department_name, engName: row.department_eng_name },
  phone: row.phone,
  birthDate: row.birth_on,
  hireDate: row.hired_on,
  gender: row.gender,
  address1: row.address1,
  address2: row.address2,
  seq: row.seq,
  isResigned: row.is_resigned,
  resignDate: row.resigned_on,
  hasPhoto: row.has_photo,
  version: row.version,
});

/** The departments directly below `parentId` with all below them; rows come in the order they are shown. */
export const viewDepartmentTree = (rows: readonly DepartmentRow[], parentId: number | null): DepartmentRecord[] => {
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const below = (id: number | null): DepartmentRecord[] =>
    (byParent.get(id) ?? []).map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      engName: row.eng_name,
      seq: row.seq,
      parentId: row.parent_id,
      level: row.path.length,
      isActivated: row.is_activated,
      createdDate: row.created_on,
      employeesCount: row.employees_count,
      version: row.version,
      children: below(row.id),
    }));
  return below(parentId);
};
