import {
  checkEmployee,
  type EmployeeBody,
  type EmployeeRecord,
  employeeBody,
  emptyEmployee,
} from '@portal/contract/directory';
import { type FieldProblem, isDay } from '@portal/contract/kernel';
import { knownConfig } from '../../../platform/config.ts';
import { notChosen, tooLong } from '../../../ui/form/form-limits.ts';
import { sentTexts, textsOf } from '../../../ui/form/form-texts.ts';

type Source = Omit<EmployeeRecord, 'id' | 'version' | 'hasPhoto' | 'department'>;

const formOf = (source: Source, department: string) => ({
  ...textsOf(employeeBody, source),
  department,
  gender: String(source.gender),
  seq: String(source.seq),
  isResigned: source.isResigned,
});
export type EmployeeForm = ReturnType<typeof formOf>;

export const formOfEmployee = (record: EmployeeRecord): EmployeeForm => formOf(record, String(record.department.id));

export const newEmployeeForm = (): EmployeeForm => formOf(emptyEmployee(knownConfig()?.mailDomain ?? ''), '');

export const bodyOfEmployee = (form: EmployeeForm): EmployeeBody => ({
  ...sentTexts(employeeBody, { ...form, resignDate: form.isResigned ? form.resignDate : '' }),
  department: { id: Number(form.department) },
  gender: Number(form.gender),
  seq: Number(form.seq),
  isResigned: form.isResigned,
});

/** Required before the form can be confirmed (rules/directory.md#employee). */
const neededToConfirm = ['name', 'engName', 'position', 'department', 'phone', 'birthDate', 'address1'] as const;

export const isReadyToConfirm = (form: EmployeeForm): boolean =>
  neededToConfirm.every((field) => form[field].trim() !== '');

/** Problems by the contract's rules, and of what these assume: that days are valid and texts have a valid length. */
export const checkEmployeeForm = (form: EmployeeForm): FieldProblem[] => {
  const missing = notChosen(form, employeeBody);
  const notDays = (['birthDate', 'hireDate'] as const).filter((day) => form[day] !== '' && !isDay(form[day]));
  const unfit: ReadonlySet<string> = new Set([...missing.map(({ path }) => path), ...notDays]);
  return [
    ...missing,
    ...notDays.map((path): FieldProblem => ({ path, code: 'wrong-type' })),
    ...checkEmployee(bodyOfEmployee(form)).filter(({ path }) => !unfit.has(path)),
    ...tooLong(form, employeeBody),
  ];
};
