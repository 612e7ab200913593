import type { DepartmentBody } from '@portal/contract/directory';
import { changedFields, rowOf } from '#platform/database/record-columns';
import { type DepartmentValues, departmentColumns } from './department-columns.ts';

/** The values of a body for storage: texts normalized, missing fields with their defaults. */
export const valuesOf = (body: DepartmentBody): DepartmentValues => rowOf(departmentColumns, body);

/** The facts of a department for the audit trail: names, parent and status. */
export const departmentFacts = (values: DepartmentValues) => ({
  code: values.code,
  departmentName: values.name,
  departmentEngName: values.eng_name,
  parentId: values.parent_id,
  seq: values.seq,
  isActivated: values.is_activated,
});

/** Names of the fields in which values differ from the record. */
export const changedDepartmentFields = (
  before: DepartmentValues,
  after: DepartmentValues,
): (keyof typeof departmentColumns)[] => changedFields(departmentColumns, before, after);
