import {
  checkEmployee,
  type EmployeeBody,
  type EmployeeRecord,
  employeeLimits,
  emptyEmployee,
  requiredEmployeeTexts,
} from '@portal/contract/directory';
import { type FieldProblem, isDay } from '@portal/contract/kernel';
import { knownConfig } from '../../../platform/config.ts';
import { tooLong } from '../../../ui/record-form/lengths.ts';
import type { FieldOf } from '../../../ui/record-form/values.ts';

export type EmployeeForm = {
  code: string;
  name: string;
  engName: string;
  email: string;
  position: string;
  jobTitle: string;
  department: string;
  phone: string;
  birthDate: string;
  hireDate: string;
  gender: string;
  address1: string;
  address2: string;
  seq: string;
  isResigned: boolean;
  resignDate: string;
};
export type EmployeeField = FieldOf<EmployeeForm>;

type Source = Omit<EmployeeRecord, 'id' | 'version' | 'hasPhoto' | 'department'>;

const formOf = (source: Source, department: string): EmployeeForm => ({
  code: source.code,
  name: source.name,
  engName: source.engName,
  email: source.email,
  position: source.position,
  jobTitle: source.jobTitle ?? '',
  department,
  phone: source.phone,
  birthDate: source.birthDate,
  hireDate: source.hireDate,
  gender: String(source.gender),
  address1: source.address1,
  address2: source.address2,
  seq: String(source.seq),
  isResigned: source.isResigned,
  resignDate: source.resignDate ?? '',
});

export const formOfEmployee = (record: EmployeeRecord): EmployeeForm => formOf(record, String(record.department.id));

export const newEmployeeForm = (): EmployeeForm => formOf(emptyEmployee(knownConfig()?.mailDomain ?? ''), '');

export const bodyOfEmployee = (form: EmployeeForm): EmployeeBody => ({
  code: form.code.trim(),
  name: form.name.trim(),
  engName: form.engName.trim(),
  email: form.email.trim(),
  position: form.position.trim(),
  jobTitle: form.jobTitle === '' ? null : form.jobTitle,
  department: { id: Number(form.department) },
  phone: form.phone.trim(),
  birthDate: form.birthDate,
  hireDate: form.hireDate,
  gender: Number(form.gender),
  address1: form.address1.trim(),
  address2: form.address2.trim(),
  seq: Number(form.seq),
  isResigned: form.isResigned,
  resignDate: form.isResigned && form.resignDate !== '' ? form.resignDate : null,
});

const chosen = ['department', 'birthDate', 'hireDate'] as const;
const required: ReadonlySet<EmployeeField> = new Set([...requiredEmployeeTexts, ...chosen]);

export const isRequiredOfEmployee = (field: EmployeeField): boolean => required.has(field);

/** Without these there is nothing to confirm (spec 2, section 5, Employee form). */
const neededToConfirm = ['name', 'engName', 'position', 'department', 'phone', 'birthDate', 'address1'] as const;

export const isReadyToConfirm = (form: EmployeeForm): boolean =>
  neededToConfirm.every((field) => form[field].trim() !== '');

const { address, seq: _, ...limits } = employeeLimits;
const limitsOfTexts = { ...limits, address1: address, address2: address };

/** What the contract says of the form, and of what it takes for given: that days are days and texts fit. */
export const checkEmployeeForm = (form: EmployeeForm): FieldProblem[] => {
  const missing = chosen.filter((field) => form[field] === '');
  const notDays = (['birthDate', 'hireDate'] as const).filter((day) => form[day] !== '' && !isDay(form[day]));
  const unfit: ReadonlySet<string> = new Set([...missing, ...notDays]);
  return [
    ...missing.map((path): FieldProblem => ({ path, code: 'required' })),
    ...notDays.map((path): FieldProblem => ({ path, code: 'wrong-type' })),
    ...checkEmployee(bodyOfEmployee(form)).filter(({ path }) => !unfit.has(path)),
    ...tooLong(form, limitsOfTexts),
  ];
};
