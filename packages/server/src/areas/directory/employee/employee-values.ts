import { checkEmployee, type EmployeeBody, emptyEmployee, hasResigned } from '@portal/contract/directory';
import { dayInSeoul, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import { changedFields, rowOf } from '#platform/database/record-columns';
import { listDepartmentRows } from '../department/department.queries.ts';
import type { DirectoryTx } from '../directory-services.ts';
import { findTakenIdentity } from './employee.queries.ts';
import { type EmployeeValues, employeeColumns } from './employee-columns.ts';

/** What a body says, as it is kept: texts trimmed and composed, what was left out at its default. */
export const valuesOf = (body: EmployeeBody): EmployeeValues => rowOf(employeeColumns, body);

/** A row in which nothing is filled in yet. */
export const emptyEmployeeRow: EmployeeValues = valuesOf({ ...emptyEmployee(''), department: { id: 0 } });

/** Whoever works here belongs to a department that is in use; one who has resigned may stay where they were. */
const checkDepartment = async (tx: DirectoryTx, clock: Clock, body: EmployeeBody): Promise<FieldProblem[]> => {
  const today = dayInSeoul(clock());
  const department = (await listDepartmentRows(tx, today)).find(({ id }) => id === body.department.id);
  if (!department) return [{ path: 'department', code: 'department-unknown' }];
  return department.is_activated || hasResigned(body, today)
    ? []
    : [{ path: 'department', code: 'department-inactive' }];
};

/** The values of a body that may be kept; raises `not-valid`, `email-exists`, `code-exists`. */
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

/** Facts of a record that the trail may hold: where somebody belongs and whether they stay, no private value. */
export const employeeFacts = (values: EmployeeValues) => ({
  departmentId: values.department_id,
  seq: values.seq,
  isResigned: values.is_resigned,
  resignDate: values.resigned_on,
});

/** Names of the fields in which values differ from the record. */
export const changedEmployeeFields = (before: EmployeeValues, after: EmployeeValues): string[] =>
  changedFields(employeeColumns, before, after);
