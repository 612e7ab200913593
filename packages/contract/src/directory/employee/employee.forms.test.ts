import { checker } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import { checkEmployee, emptyEmployee, hasResigned } from './employee.forms.ts';
import { type EmployeeBody, employeeBody, jobTitles } from './employee.schema.ts';

const body = (more: Partial<EmployeeBody> = {}): EmployeeBody => ({
  code: 'N001',
  name: '김하늘',
  engName: 'Kim Haneul',
  email: 'haneul@hanbit.example',
  position: '사원',
  department: { id: 1 },
  phone: '010',
  birthDate: '1995-05-05',
  hireDate: '2026-11-02',
  address1: '서울',
  ...more,
});

const said = (more: Partial<EmployeeBody>) => checkEmployee(body(more)).map(({ path, code }) => `${path} ${code}`);

test.each<[string, Partial<EmployeeBody>, string[]]>([
  ['a whole record', {}, []],
  ['blank texts', { name: ' ', phone: '', address1: '　' }, ['name required', 'phone required', 'address1 required']],
  ['a blank address once', { email: ' ' }, ['email required']],
  ['no domain', { email: 'haneul' }, ['email not-an-email']],
  ['a domain alone', { email: '@hanbit.example' }, ['email not-an-email']],
  ['two at once', { email: 'a@b.example,c@d.example' }, ['email not-an-email']],
  ['hired on the day of birth', { birthDate: '2026-11-02' }, ['hireDate not-after-birth']],
  ['resigned without a day', { isResigned: true }, ['resignDate resign-date-needed']],
  ['resigned on the day of hiring', { isResigned: true, resignDate: '2026-11-02' }, ['resignDate not-after-hire']],
  ['resigned the day after', { isResigned: true, resignDate: '2026-11-03' }, []],
  ['a job title of none', { jobTitle: null, address2: null, resignDate: null }, []],
])('%s', (_what, more, problems) => {
  expect(said(more)).toEqual(problems);
});

describe('resigned', () => {
  test.each([
    [false, null, false],
    [false, '2026-01-01', false],
    [true, '2026-11-19', true],
    [true, '2026-11-20', true],
    [true, '2026-11-21', false],
  ])('flag %s with %s: %s', (isResigned, resignDate, expected) => {
    expect(hasResigned({ isResigned, resignDate }, '2026-11-20')).toBe(expected);
  });
});

test('a new form starts with the company’s mail domain and reports what is missing', () => {
  expect(emptyEmployee('hanbit.example').email).toBe('@hanbit.example');
  expect(emptyEmployee('').email).toBe('');
  const lacking = checker(employeeBody)(emptyEmployee('hanbit.example')).map(({ path }) => path);
  expect(lacking.toSorted()).toEqual(['birthDate', 'department', 'hireDate']);
});

test('every job title is a valid value of the record', () => {
  for (const title of Object.keys(jobTitles)) expect([...title].length).toBeLessThanOrEqual(20);
});
