import { listAudit } from '@portal/contract/admin';
import { submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

const DAY_MS = 86_400_000;

let app: TestApp;
let company: Company;
let lead: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  lead = await givenEmployee(app, 'lead', company.flight);
});

afterAll(() => app.close());

const submit = async (key: string): Promise<number> => {
  const { body } = await app.call(submitNewDocument, company.captain, {
    body: sampleMemo([lead]),
    headers: { 'idempotency-key': key },
  });
  return body.id;
};

/** The database's clock cannot be changed for one test, so its stored times are moved back instead. */
const jumpOfTheDatabase = (ms: number) =>
  app.pool.query("update platform.idempotent_reply set created_at = created_at - $1 * interval '1 millisecond'", [ms]);

test('an idempotency key expires after a day of the database’s clock, whatever the process’s clock says', async () => {
  const first = await submit('for-a-day');
  app.now.value = new Date(app.now.value.getTime() + 2 * DAY_MS);
  expect(await submit('for-a-day')).toBe(first);
  await jumpOfTheDatabase(DAY_MS + 1000);
  expect(await submit('for-a-day')).not.toBe(first);
  app.now.value = new Date(app.now.value.getTime() - 2 * DAY_MS);
});

test('the audit trail keeps its order when the clock is set back', async () => {
  const before = await submit('before');
  app.now.value = new Date(app.now.value.getTime() - 3 * DAY_MS);
  const after = await submit('after');
  app.now.value = new Date(app.now.value.getTime() + 3 * DAY_MS);
  const last = await submit('last');
  const { body } = await app.call(listAudit, company.admin, { query: { area: 'approval', limit: 3 } });
  expect(body.items.map(({ recordId }) => recordId)).toEqual([last, after, before]);
});
