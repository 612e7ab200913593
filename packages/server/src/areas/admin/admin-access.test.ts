import { allEndpoints } from '@portal/contract/catalogue';
import { listEmployeeRecords } from '@portal/contract/directory';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, givenCompany, givenGrant } from '#testing/given-administrator';
import { givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
});

afterAll(() => app.close());

const calls = allEndpoints.filter(({ path }) => path.startsWith('/api/admin/'));

test('all calls of administrators are covered, and each needs the menu', () => {
  expect(calls.length).toBeGreaterThanOrEqual(23);
  expect(calls.every(({ access }) => typeof access === 'object' && access.menu === 'Admin')).toBe(true);
});

test.each(calls.map((endpoint, index) => [`${endpoint.method} ${endpoint.path}`, endpoint, index] as const))(
  '%s answers 403 without a grant on Admin, whatever other grants the caller has',
  async (_name, endpoint, index) => {
    const safety = await givenEmployee(app, `safety${index}`, company.flight);
    await givenGrant(app, safety, 'ESMS', 'Level6');
    const params = { id: 1, eid: 1, year: 2026, lineId: 1, employeeId: 1 };
    for (const caller of [company.captain, safety]) {
      const { status, body } = await app.call(endpoint, caller, { params });
      expect([status, body]).toMatchObject([403, { code: 'no-permission' }]);
    }
  },
);

test('any level of Admin opens the area', async () => {
  const keeper = await givenEmployee(app, 'keeper', company.root);
  await givenGrant(app, keeper, 'Admin', 'Level3');
  expect((await app.call(listEmployeeRecords, keeper)).status).toBe(200);
});
