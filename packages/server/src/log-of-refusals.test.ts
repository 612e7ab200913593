import { listAudit } from '@portal/contract/admin';
import { getReadiness } from '@portal/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redactCaller } from '#platform/http/caller';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
const lines: Record<string, unknown>[] = [];
const quietLines: Record<string, unknown>[] = [];

beforeAll(async () => {
  app = await createTestApp();
  app.app.addHook('onRequest', async (request) => {
    if (request.headers['x-hidden'] === 'yes') redactCaller(request);
    const info = (facts: Record<string, unknown>) => lines.push(facts);
    const debug = (facts: Record<string, unknown>) => quietLines.push(facts);
    request.log = Object.assign(Object.create(request.log), { info, debug });
  });
  office = await givenOffice(app);
});

afterAll(() => app.close());

test('the log names the caller of a refused call, and neither employee nor address if the endpoint hides its caller', async () => {
  for (const hidden of ['no', 'yes']) await app.call(listAudit, office.captain, { headers: { 'x-hidden': hidden } });
  expect(lines).toMatchObject([{ status: 403, address: '127.0.0.1', employeeId: office.captain.id }, { status: 403 }]);
  expect(Object.keys(lines[1] ?? {})).toEqual(['method', 'route', 'status', 'ms']);
});

test('that the health is good is logged at debug only', async () => {
  const before = lines.length;
  await app.app.inject({ url: getReadiness.path });
  expect(quietLines).toMatchObject([{ route: getReadiness.path, status: 200 }]);
  expect(lines).toHaveLength(before);
});
