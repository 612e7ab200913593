import type { DepartmentBody } from '@portal/contract/directory';
import { changedFields, rowOf } from '#platform/database/record-columns';
import { type DepartmentValues, departmentColumns } from './department-columns.ts';

/** What a body says, as it is kept: texts trimmed and composed, what was left out at its default. */
export const valuesOf = (body: DepartmentBody): DepartmentValues => rowOf(departmentColumns, body);

/** Facts of a department that the trail holds: what it is called, where it hangs and whether it is in use. */
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
