import type { Grant } from '@portal/contract/identity';
import { givenDepartment, givenEmployee, type TestEmployee } from './given-company.ts';
import type { TestApp } from './test-app.ts';

/** Grants a level to an employee. */
export const givenGrant = async (
  { db }: Pick<TestApp, 'db'>,
  { id }: { id: number },
  menu: Grant['menu'],
  level: Grant['level'],
): Promise<void> => {
  await db.insertInto('identity.permission_grant').values({ employee_id: id, menu, level }).execute();
};

export type Company = { root: number; flight: number; admin: TestEmployee; captain: TestEmployee };

/** A root with a department below it, an administrator in the one and a captain in the other. */
export const givenCompany = async (app: Pick<TestApp, 'db'>): Promise<Company> => {
  const root = await givenDepartment(app, 'HQ');
  const flight = await givenDepartment(app, 'FO', root);
  const admin = await givenEmployee(app, 'admin', root);
  await givenGrant(app, admin, 'Admin', 'Level0');
  return { root, flight, admin, captain: await givenEmployee(app, 'captain', flight) };
};

/** A record that can be registered. */
export const sampleEmployee = (departmentId: number, more: object = {}) => ({
  code: 'N001',
  name: '김하늘',
  engName: 'Kim Haneul',
  email: 'haneul.kim@hanbit.example',
  position: '사원',
  department: { id: departmentId },
  phone: '010-1111-2222',
  birthDate: '1995-05-05',
  hireDate: '2026-11-02',
  address1: '서울특별시 강서구',
  ...more,
});
