import * as admin from '@portal/contract/admin';
import { endpointsByArea } from '@portal/contract/catalogue';
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

const calls = endpointsByArea.admin ?? [];

test('all calls of the area are looked at', () => {
  expect(calls.length).toBeGreaterThanOrEqual(23);
  expect(calls.every(({ path }) => path.startsWith('/api/admin/'))).toBe(true);
});

test.each(calls.map((endpoint, index) => [`${endpoint.method} ${endpoint.path}`, endpoint, index] as const))(
  '%s answers 403 to whoever holds no grant on Admin, whatever else they hold',
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
  expect((await app.call(admin.listEmployeeRecords, keeper)).status).toBe(200);
});
