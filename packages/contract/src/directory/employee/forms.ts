import {
  checkRequiredTexts,
  type Day,
  emptyValues,
  type FieldProblem,
  identifier,
  isBlankText,
} from '@portal/contract/kernel';
import { type EmployeeBody, type EmployeeRecord, employeeBody, employeeRecord } from './schema.ts';

/** One address of one `@`, a domain with a dot, no blanks: what an identity provider can name. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/u;

const checkDates = ({ birthDate, hireDate, isResigned, resignDate }: EmployeeBody): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (birthDate >= hireDate) problems.push({ path: 'hireDate', code: 'not-after-birth' });
  if (isResigned === true && !resignDate) problems.push({ path: 'resignDate', code: 'resign-date-needed' });
  if (resignDate && resignDate <= hireDate) problems.push({ path: 'resignDate', code: 'not-after-hire' });
  return problems;
};

/**
 * What a record of an employee lacks or says wrong; none: it can be kept. Days are `YYYY-MM-DD`.
 * Rules: rules/directory.md#employee.
 */
export const checkEmployee = (body: EmployeeBody): FieldProblem[] => [
  ...checkRequiredTexts(employeeBody, body),
  ...(isBlankText(body.email) || EMAIL.test(identifier(body.email))
    ? []
    : [{ path: 'email', code: 'not-an-email' } satisfies FieldProblem]),
  ...checkDates(body),
];

/** Resigned means the flag with a date that is not after today; a later date takes effect on that day. */
export const hasResigned = (
  { isResigned = false, resignDate }: Pick<EmployeeBody, 'isResigned' | 'resignDate'>,
  today: Day,
): boolean => isResigned && typeof resignDate === 'string' && resignDate <= today;

/** What a form does not ask for as a text, or not at all. */
type NotTyped = 'id' | 'department' | 'hasPhoto' | 'version';

/** The form of a new employee; the mail domain stands in the address already (rules/directory.md#employee). */
export const emptyEmployee = (mailDomain: string): Omit<EmployeeRecord, NotTyped> => {
  const { id: _id, department: _department, hasPhoto: _photo, version: _version, ...typed } = employeeRecord.properties;
  return { ...emptyValues(typed), email: mailDomain === '' ? '' : `@${mailDomain}` };
};
