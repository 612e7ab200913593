import {
  checkDepartment,
  type DepartmentBody,
  type DepartmentRecord,
  departmentLimits,
  emptyDepartment,
  requiredDepartmentTexts,
} from '@portal/contract/directory';
import type { FieldProblem } from '@portal/contract/kernel';
import { tooLong } from '../../../ui/record-form/lengths.ts';
import type { FieldOf } from '../../../ui/record-form/values.ts';

export type DepartmentForm = {
  code: string;
  name: string;
  engName: string;
  seq: string;
  parentId: string;
  isActivated: boolean;
};
export type DepartmentField = FieldOf<DepartmentForm>;

const formOf = (
  { code, name, engName, parentId, isActivated = true }: DepartmentBody,
  seq: string,
): DepartmentForm => ({
  code,
  name,
  engName,
  seq,
  parentId: parentId ? String(parentId) : '',
  isActivated,
});

export const formOfDepartment = (record: DepartmentRecord): DepartmentForm => formOf(record, String(record.seq));

/** The number is for the person to give. */
export const newDepartmentForm = (parentId: number | null): DepartmentForm => formOf(emptyDepartment(parentId), '');

export const bodyOfDepartment = (form: DepartmentForm): DepartmentBody => ({
  code: form.code.trim(),
  name: form.name.trim(),
  engName: form.engName.trim(),
  seq: Number(form.seq),
  parentId: form.parentId === '' ? null : Number(form.parentId),
  isActivated: form.isActivated,
});

const required: ReadonlySet<DepartmentField> = new Set([...requiredDepartmentTexts, 'seq']);

export const isRequiredOfDepartment = (field: DepartmentField): boolean => required.has(field);

const { code, name, engName } = departmentLimits;

export const checkDepartmentForm = (form: DepartmentForm): FieldProblem[] => [
  ...checkDepartment(bodyOfDepartment(form)),
  ...(form.seq === '' ? [{ path: 'seq', code: 'required' } satisfies FieldProblem] : []),
  ...tooLong(form, { code, name, engName }),
];
