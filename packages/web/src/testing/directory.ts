import type { DepartmentRecord, EmployeeRecord } from '@portal/contract/directory';
import { emptyEmployee, listDepartmentRecords } from '@portal/contract/directory';
import { listMenus } from '@portal/contract/identity';
import { reply } from './given-portal.tsx';

/** An employee's record as an administrator sees it. */
export const employeeRecord = (id: number, change: Partial<EmployeeRecord> = {}): EmployeeRecord => ({
  ...emptyEmployee(''),
  id,
  code: `H${String(id).padStart(4, '0')}`,
  name: '김도현',
  engName: 'Dohyun Kim',
  email: `employee${id}@hanbit.example`,
  position: '과장',
  jobTitle: '과장',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
  phone: '010-1234-5678',
  birthDate: '1990-03-01',
  hireDate: '2020-01-02',
  address1: '서울시 강서구',
  seq: 7,
  hasPhoto: false,
  version: 4,
  ...change,
});

export const departmentRecord = (id: number, change: Partial<DepartmentRecord> = {}): DepartmentRecord => ({
  id,
  code: `D${id}`,
  name: `부서 ${id}`,
  engName: `Department ${id}`,
  seq: 1,
  parentId: null,
  level: 1,
  isActivated: true,
  createdDate: '2026-01-02',
  employeesCount: 2,
  version: 5,
  children: [],
  ...change,
});

const team = departmentRecord(3, { name: '운항팀', engName: 'Flight Operations', parentId: 2, level: 2 });
const idle = departmentRecord(4, { name: '정비팀', engName: 'Maintenance', isActivated: false });

/** Somebody who holds Admin, in a company of three departments: 본부 › 운항팀, and 정비팀, which is not in use. */
export const anAdministrator = [
  reply(listMenus, [
    { id: 1, name: 'Approval', path: '/approval' },
    { id: 4, name: 'Admin', path: '/admin' },
  ]),
  reply(listDepartmentRecords, [
    departmentRecord(2, { name: '본부', engName: 'Headquarters', children: [team] }),
    idle,
  ]),
];
