import {
  boolean,
  day,
  id,
  integer,
  maybe,
  nullable,
  numberOf,
  object,
  optional,
  type Static,
  text,
} from '@portal/contract/kernel';
import { departmentRef } from '../directory.schema.ts';
import { employeeLimits } from '../directory-limits.ts';

/** Stored codes of gender: 1 male, 2 female. */
export const genders = [1, 2] as const;

/** The job titles that can be chosen, by their Korean names, which are stored (rules/directory.md#employee). */
export const jobTitles = {
  대표이사: 'CEO',
  전무: 'Executive managing director',
  상무: 'Managing director',
  부장: 'General manager',
  차장: 'Deputy general manager',
  과장: 'Section chief',
  대리: 'Assistant manager',
  사원: 'Staff',
  기장: 'Captain',
  부기장: 'First officer',
} as const;

const fields = {
  code: text(employeeLimits.code),
  name: text(employeeLimits.name),
  engName: text(employeeLimits.engName),
  email: text(employeeLimits.email),
  position: text(employeeLimits.position),
  phone: text(employeeLimits.phone),
  birthDate: day(),
  hireDate: day(),
  address1: text(employeeLimits.address),
};

/** The complete record of an employee; only for administrators. */
export const employeeRecord = object({
  id: id(),
  ...fields,
  jobTitle: nullable(text(employeeLimits.jobTitle)),
  department: departmentRef,
  gender: numberOf(genders),
  address2: text(employeeLimits.address),
  seq: integer(0, employeeLimits.seq),
  isResigned: boolean(),
  resignDate: nullable(day()),
  hasPhoto: boolean(),
  version: integer(1, 2_147_483_647),
});
export type EmployeeRecord = Static<typeof employeeRecord>;

/** The body that creates or changes an employee. */
export const employeeBody = object({
  department: object({ id: id() }),
  ...fields,
  jobTitle: maybe(text(employeeLimits.jobTitle)),
  gender: optional(numberOf(genders)),
  address2: maybe(text(employeeLimits.address)),
  seq: optional(integer(0, employeeLimits.seq)),
  isResigned: optional(boolean()),
  resignDate: maybe(day()),
});
export type EmployeeBody = Static<typeof employeeBody>;
