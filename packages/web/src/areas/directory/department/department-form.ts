import {
  checkDepartment,
  type DepartmentBody,
  type DepartmentRecord,
  departmentBody,
  emptyDepartment,
} from '@portal/contract/directory';
import { type FieldProblem, type RequiredField, requiredFields } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/form-definition.ts';
import { notChosen, tooLong } from '../../../ui/form/form-limits.ts';
import { sentTexts, textsOf } from '../../../ui/form/form-texts.ts';
import { departmentWords } from './department.words.ts';

const formOf = (source: DepartmentBody, seq: string) => ({
  ...textsOf(departmentBody, source),
  seq,
  parentId: source.parentId ? String(source.parentId) : '',
  isActivated: source.isActivated ?? true,
});
export type DepartmentForm = ReturnType<typeof formOf>;

export const formOfDepartment = (record: DepartmentRecord): DepartmentForm => formOf(record, String(record.seq));

/** The user must enter the number. */
export const newDepartmentForm = (parentId: number | null): DepartmentForm => formOf(emptyDepartment(parentId), '');

export const bodyOfDepartment = (form: DepartmentForm): DepartmentBody => ({
  ...sentTexts(departmentBody, form),
  seq: Number(form.seq),
  parentId: form.parentId === '' ? null : Number(form.parentId),
  isActivated: form.isActivated,
});

const required: ReadonlySet<string> = new Set(requiredFields(departmentBody));

export const departmentDefinition: Definition<DepartmentForm> = {
  name: 'department',
  fields: ['code', 'seq', 'name', 'engName', 'parentId', 'isActivated'] satisfies (keyof DepartmentForm)[],
  labelOf: (field: keyof DepartmentForm) => translate(departmentWords.form.field[field]),
  isRequired: (field) => required.has(field),
  missing: (field: RequiredField<DepartmentBody>) => translate(departmentWords.form.missing[field]),
  check: (form): FieldProblem[] => [
    ...checkDepartment(bodyOfDepartment(form)),
    ...notChosen(form, departmentBody),
    ...tooLong(form, departmentBody),
  ],
};
