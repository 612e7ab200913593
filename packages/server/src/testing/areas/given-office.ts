import { givenDepartment, givenEmployee, type TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

export type Office = {
  department: number;
  captain: TestEmployee;
  lead: TestEmployee;
  first: TestEmployee;
  second: TestEmployee;
  head: TestEmployee;
  outsider: TestEmployee;
  /** Resigned yesterday. */
  former: TestEmployee;
};

/** A department with a drafter, approvers, an uninvolved employee and a resigned one. */
export const givenOffice = async (app: Pick<TestApp, 'db'>): Promise<Office> => {
  const department = await givenDepartment(app, 'FO');
  const join = (account: string) => givenEmployee(app, account, department);
  return {
    department,
    captain: await join('captain'),
    lead: await join('lead'),
    first: await join('first'),
    second: await join('second'),
    head: await join('head'),
    outsider: await join('outsider'),
    former: await givenEmployee(app, 'former', department, { resignedOn: '2026-11-19' }),
  };
};
