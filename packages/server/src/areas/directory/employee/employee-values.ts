import { checkEmployee, type EmployeeBody, emptyEmployee, hasResigned } from '@portal/contract/directory';
import { dayInSeoul, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import { changedFields, rowOf } from '#platform/database/record-columns';
import { listDepartmentRows } from '../department/department.queries.ts';
import type { DirectoryTx } from '../directory-services.ts';
import { findTakenIdentity } from './employee.queries.ts';
import { type EmployeeValues, employeeColumns } from './employee-columns.ts';

/** The values of a body for storage: texts normalized, missing fields with their defaults. */
export const valuesOf = (body: EmployeeBody): EmployeeValues => rowOf(employeeColumns, body);

/** The row of an empty employee. */
export const emptyEmployeeRow: EmployeeValues = valuesOf({ ...emptyEmployee(''), department: { id: 0 } });

/** An active employee needs an active department; a resigned one may stay in an inactive one. */
const checkDepartment = async (tx: DirectoryTx, clock: Clock, body: EmployeeBody): Promise<FieldProblem[]> => {
  const today = dayInSeoul(clock());
  const department = (await listDepartmentRows(tx, today)).find(({ id }) => id === body.department.id);
  if (!department) return [{ path: 'department', code: 'department-unknown' }];
  return department.is_activated || hasResigned(body, today)
    ? []
    : [{ path: 'department', code: 'department-inactive' }];
};

/** Validates a body and returns its values for storage; raises `not-valid`, `email-exists`, `code-exists`. */
export const employeeValues = async (
  tx: DirectoryTx,
  clock: Clock,
  body: EmployeeBody,
  id?: number,
): Promise<EmployeeValues> => {
  requireValid([...checkEmployee(body), ...(await checkDepartment(tx, clock, body))]);
  const values = valuesOf(body);
  const taken = await findTakenIdentity(tx, values, id);
  const [first] = taken;
  if (first !== undefined)
    throw new Problem(
      `${first}-exists`,
      taken.map((path) => ({ path, code: `${path}-taken` })),
    );
  return values;
};

/** The facts of an employee for the audit trail: department and resignation, no private value. */
export const employeeFacts = (values: EmployeeValues) => ({
  departmentId: values.department_id,
  seq: values.seq,
  isResigned: values.is_resigned,
  resignDate: values.resigned_on,
});

/** Names of the fields in which values differ from the record. */
export const changedEmployeeFields = (before: EmployeeValues, after: EmployeeValues): string[] =>
  changedFields(employeeColumns, before, after);
