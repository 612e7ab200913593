import {
  checkRequiredTexts,
  type Day,
  emptyValues,
  type FieldProblem,
  identifier,
  isBlankText,
} from '@portal/contract/kernel';
import { type EmployeeBody, type EmployeeRecord, employeeBody, employeeRecord } from './employee.schema.ts';

/** One mail address with a single `@`, a domain with a dot and no spaces: what an identity provider can use. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/u;

const checkDates = ({ birthDate, hireDate, isResigned, resignDate }: EmployeeBody): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (birthDate >= hireDate) problems.push({ path: 'hireDate', code: 'not-after-birth' });
  if (isResigned === true && !resignDate) problems.push({ path: 'resignDate', code: 'resign-date-needed' });
  if (resignDate && resignDate <= hireDate) problems.push({ path: 'resignDate', code: 'not-after-hire' });
  return problems;
};

/**
 * The missing or invalid fields of an employee's form; an empty list means that it can be saved. Days are `YYYY-MM-DD`
 * (rules/directory.md#employee).
 */
export const checkEmployee = (body: EmployeeBody): FieldProblem[] => [
  ...checkRequiredTexts(employeeBody, body),
  ...(isBlankText(body.email) || EMAIL.test(identifier(body.email))
    ? []
    : [{ path: 'email', code: 'not-an-email' } satisfies FieldProblem]),
  ...checkDates(body),
];

/**
 * An employee counts as resigned when flagged with a date that is not after today; a later date takes effect on that
 * day.
 */
export const hasResigned = (
  { isResigned = false, resignDate }: Pick<EmployeeBody, 'isResigned' | 'resignDate'>,
  today: Day,
): boolean => isResigned && typeof resignDate === 'string' && resignDate <= today;

/** Fields that the form does not edit as text, or not at all. */
type NotTyped = 'id' | 'department' | 'hasPhoto' | 'version';

/** The initial form of a new employee; the address already has the mail domain (rules/directory.md#employee). */
export const emptyEmployee = (mailDomain: string): Omit<EmployeeRecord, NotTyped> => {
  const { id: _id, department: _department, hasPhoto: _photo, version: _version, ...typed } = employeeRecord.properties;
  return { ...emptyValues(typed), email: mailDomain === '' ? '' : `@${mailDomain}` };
};
