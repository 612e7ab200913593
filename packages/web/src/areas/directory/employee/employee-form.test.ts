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

it('a whole form has nothing wrong', () => {
  expect(pathsOf({})).toEqual([]);
});

it('what is missing is named once', () => {
  expect(pathsOf({ hireDate: '', department: '', name: ' ' })).toEqual([
    'department required',
    'hireDate required',
    'name required',
  ]);
});

it('days stand in order', () => {
  expect(pathsOf({ birthDate: '2020-01-02' })).toEqual(['hireDate not-after-birth']);
  expect(pathsOf({ isResigned: true })).toEqual(['resignDate resign-date-needed']);
  expect(pathsOf({ isResigned: true, resignDate: '2020-01-02' })).toEqual(['resignDate not-after-hire']);
});

it('lengths count characters, not what they are made of', () => {
  expect(pathsOf({ name: '😀'.repeat(10) })).toEqual([]);
  expect(pathsOf({ name: '😀'.repeat(11) })).toEqual(['name too-long']);
});

it('the body is trimmed, and who comes back has no day of leaving', () => {
  const body = bodyOfEmployee({ ...form, name: ' 김도현 ', isResigned: false, resignDate: '2026-01-01' });
  expect(body).toMatchObject({ name: '김도현', department: { id: 3 }, jobTitle: null, seq: 7, resignDate: null });
});

it('there is nothing to confirm before the form has what it needs', () => {
  expect(isReadyToConfirm(form)).toBe(true);
  expect(isReadyToConfirm({ ...form, address1: ' ' })).toBe(false);
  expect(isReadyToConfirm({ ...form, code: '' })).toBe(true);
});
