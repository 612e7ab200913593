import { expect, it } from 'vitest';
import {
  bodyOfEmployee,
  checkEmployeeForm,
  type EmployeeForm,
  isReadyToConfirm,
  newEmployeeForm,
} from './employee-form.ts';

const form: EmployeeForm = {
  ...newEmployeeForm(),
  code: 'H0042',
  name: '김도현',
  engName: 'Dohyun Kim',
  email: 'dohyun.kim@hanbit.example',
  position: '과장',
  jobTitle: '',
  department: '3',
  phone: '010-1234-5678',
  birthDate: '1990-03-01',
  hireDate: '2020-01-02',
  gender: '1',
  address1: '서울시 강서구',
  address2: '',
  seq: '7',
  isResigned: false,
  resignDate: '',
};

const pathsOf = (change: Partial<EmployeeForm>) =>
  checkEmployeeForm({ ...form, ...change }).map(({ path, code }) => `${path} ${code}`);

it('a complete form has no problems', () => {
  expect(pathsOf({})).toEqual([]);
});

it('each missing value is reported once', () => {
  expect(pathsOf({ hireDate: '', department: '', name: ' ' })).toEqual([
    'department required',
    'hireDate required',
    'name required',
  ]);
});

it('days must be in order', () => {
  expect(pathsOf({ birthDate: '2020-01-02' })).toEqual(['hireDate not-after-birth']);
  expect(pathsOf({ isResigned: true })).toEqual(['resignDate resign-date-needed']);
  expect(pathsOf({ isResigned: true, resignDate: '2020-01-02' })).toEqual(['resignDate not-after-hire']);
});

it('lengths are counted in characters, not code units', () => {
  expect(pathsOf({ name: '😀'.repeat(10) })).toEqual([]);
  expect(pathsOf({ name: '😀'.repeat(11) })).toEqual(['name too-long']);
});

it('the body is trimmed, and a returning employee has no resign date', () => {
  const body = bodyOfEmployee({ ...form, name: ' 김도현 ', isResigned: false, resignDate: '2026-01-01' });
  expect(body).toMatchObject({ name: '김도현', department: { id: 3 }, jobTitle: null, seq: 7, resignDate: null });
});

it('the form cannot be confirmed before the required fields are filled in', () => {
  expect(isReadyToConfirm(form)).toBe(true);
  expect(isReadyToConfirm({ ...form, address1: ' ' })).toBe(false);
  expect(isReadyToConfirm({ ...form, code: '' })).toBe(true);
});
