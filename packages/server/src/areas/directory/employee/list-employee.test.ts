import { hireEmployee, listEmployeeRecords } from '@portal/contract/directory';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Company, givenCompany, sampleEmployee } from '#testing/given-administrator';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  return () => app.close();
});

const hire = async (more: object = {}): Promise<void> => {
  const { status } = await app.call(hireEmployee, company.admin, { body: sampleEmployee(company.flight, more) });
  expect(status).toBe(201);
};

const names = async (query: Record<string, string | number | boolean> = {}): Promise<string[]> =>
  (await app.call(listEmployeeRecords, company.admin, { query })).body.items.map(({ name }) => name);

describe('the list of employees', () => {
  test('is in tree order, then by number and name', async () => {
    const cabin = await givenDepartment(app, 'CS', company.root);
    await givenEmployee(app, 'cabin', cabin);
    await hire({ code: 'Z', name: '나중', seq: 9 });
    await hire({ code: 'Y', name: '가', email: 'y@hanbit.example', seq: 0 });
    expect(await names()).toEqual(['admin', 'cabin', 'captain', '가', '나중']);
  });

  test('filters by name, English name, code and email, from one letter on, as typed', async () => {
    await hire();
    await hire({ code: '100%', name: '박_%', engName: 'Park', email: 'park@hanbit.example' });
    for (const searchKeyword of ['하늘', '늘', 'HANEUL', 'n001', 'haneul.kim@'])
      expect(await names({ searchKeyword })).toEqual(['김하늘']);
    expect(await names({ searchKeyword: '%' })).toEqual(['박_%']);
    expect(await names({ searchKeyword: '_%' })).toEqual(['박_%']);
    expect(await names({ searchKeyword: '없는 사람' })).toEqual([]);
  });

  test('filters by department with those below it, and by resignation', async () => {
    await givenEmployee(app, 'gone', company.flight, { resignedOn: '2026-01-31' });
    expect(await names({ departmentId: company.root })).toEqual(['admin', 'captain', 'gone']);
    expect(await names({ departmentId: company.flight, isResigned: true })).toEqual(['gone']);
    expect(await names({ departmentId: company.flight, isResigned: false })).toEqual(['captain']);
  });

  test('is paged', async () => {
    const { body } = await app.call(listEmployeeRecords, company.admin, { query: { limit: 1, offset: 1 } });
    expect(body).toMatchObject({ total: 2, offset: 1, limit: 1, items: [{ name: 'captain' }] });
  });
});
