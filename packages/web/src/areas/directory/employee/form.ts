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
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { tooLong } from '../../../ui/form/limits.ts';
import { textsOf, trimmed } from '../../../ui/form/texts.ts';

const texts = [...requiredEmployeeTexts, 'address2'] as const;

type Source = Omit<EmployeeRecord, 'id' | 'version' | 'hasPhoto' | 'department'>;

const formOf = (source: Source, department: string) => ({
  ...textsOf(source, texts),
  department,
  jobTitle: source.jobTitle ?? '',
  birthDate: source.birthDate,
  hireDate: source.hireDate,
  gender: String(source.gender),
  seq: String(source.seq),
  isResigned: source.isResigned,
  resignDate: source.resignDate ?? '',
});
export type EmployeeForm = ReturnType<typeof formOf>;

export const formOfEmployee = (record: EmployeeRecord): EmployeeForm => formOf(record, String(record.department.id));

export const newEmployeeForm = (): EmployeeForm => formOf(emptyEmployee(knownConfig()?.mailDomain ?? ''), '');

export const bodyOfEmployee = (form: EmployeeForm): EmployeeBody => ({
  ...trimmed(form, texts),
  department: { id: Number(form.department) },
  jobTitle: form.jobTitle === '' ? null : form.jobTitle,
  birthDate: form.birthDate,
  hireDate: form.hireDate,
  gender: Number(form.gender),
  seq: Number(form.seq),
  isResigned: form.isResigned,
  resignDate: form.isResigned && form.resignDate !== '' ? form.resignDate : null,
});

/** Without these there is nothing to confirm (spec 2, section 5, Employee form). */
const neededToConfirm = ['name', 'engName', 'position', 'department', 'phone', 'birthDate', 'address1'] as const;

export const isReadyToConfirm = (form: EmployeeForm): boolean =>
  neededToConfirm.every((field) => form[field].trim() !== '');

const chosen = ['department', 'birthDate', 'hireDate'] as const;
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

const fields = [
  ...['name', 'engName', 'code', 'email', 'department', 'position', 'jobTitle', 'phone', 'hireDate', 'birthDate'],
  ...['gender', 'seq', 'address1', 'address2', 'isResigned', 'resignDate'],
] as (keyof EmployeeForm)[];
const required: ReadonlySet<string> = new Set([...requiredEmployeeTexts, ...chosen]);

export const employeeDefinition: Definition<EmployeeForm> = {
  name: 'employee',
  fields,
  labelOf: (field: keyof EmployeeForm) => translate(`directory.employeeForm.field.${field}`),
  isRequired: (field) => required.has(field),
  missing: (field: keyof EmployeeForm) => translate(`directory.employeeForm.missing.${field}`),
  check: checkEmployeeForm,
};
