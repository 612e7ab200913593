import { checkEmployee, type EmployeeBody } from '@portal/contract/directory';
import { dayInSeoul, type FieldProblem, identifier, oneLine, Problem, requireValid } from '@portal/contract/kernel';
import type { AuditFacts } from '#platform/audit/queries';
import type { Clock } from '#platform/clock';
import { listDepartmentRows } from '../department/queries.ts';
import type { DirectoryTx } from '../services.ts';
import { type EmployeeRow, type EmployeeValues, findTakenIdentity } from './queries.ts';

/** What a body says, as it is kept: texts trimmed and composed, what was left out at its default. */
export const valuesOf = (body: EmployeeBody): EmployeeValues => ({
  code: identifier(body.code),
  name: oneLine(body.name),
  eng_name: oneLine(body.engName),
  email: identifier(body.email),
  position: oneLine(body.position),
  job_title: oneLine(body.jobTitle) || null,
  department_id: body.department.id,
  phone: oneLine(body.phone),
  birth_on: body.birthDate,
  hired_on: body.hireDate,
  gender: body.gender ?? 1,
  address1: oneLine(body.address1),
  address2: oneLine(body.address2),
  seq: body.seq ?? 0,
  is_resigned: body.isResigned ?? false,
  resigned_on: body.resignDate ?? null,
});

/** Whoever works here belongs to a department that is in use; one who has resigned may stay where they were. */
const checkDepartment = async (tx: DirectoryTx, clock: Clock, body: EmployeeBody): Promise<FieldProblem[]> => {
  const today = dayInSeoul(clock());
  const department = (await listDepartmentRows(tx, today)).find(({ id }) => id === body.department.id);
  if (!department) return [{ path: 'department', code: 'department-unknown' }];
  const isGone = body.isResigned === true && body.resignDate && body.resignDate <= today;
  return department.is_activated || isGone ? [] : [{ path: 'department', code: 'department-inactive' }];
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
export const employeeFacts = (values: EmployeeValues): AuditFacts => ({
  departmentId: values.department_id,
  seq: values.seq,
  isResigned: values.is_resigned,
  resignDate: values.resigned_on,
});

const names: Record<keyof EmployeeValues, string> = {
  code: 'code',
  name: 'name',
  eng_name: 'engName',
  email: 'email',
  position: 'position',
  job_title: 'jobTitle',
  department_id: 'department',
  phone: 'phone',
  birth_on: 'birthDate',
  hired_on: 'hireDate',
  gender: 'gender',
  address1: 'address1',
  address2: 'address2',
  seq: 'seq',
  is_resigned: 'isResigned',
  resigned_on: 'resignDate',
};

/** Names of the fields in which values differ from the record. */
export const changedFields = (before: EmployeeRow, after: EmployeeValues): string[] =>
  (Object.keys(names) as (keyof EmployeeValues)[]).filter((key) => before[key] !== after[key]).map((key) => names[key]);
