import { once } from 'node:events';
import { submitNewDocument } from '@portal/contract/approval';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createDatabaseProxy, type DatabaseProxy } from '#testing/database-proxy';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { AllTables } from './app.ts';

let app: TestApp;
let office: Office;
let proxy: DatabaseProxy;

beforeAll(async () => {
  app = await createTestApp({}, async ({ pool }) => {
    proxy = await createDatabaseProxy(String(pool.options.database));
    return { db: createDatabase<AllTables>(proxy.pool) };
  });
  office = await givenOffice(app);
});

afterAll(async () => {
  await app.close();
  await proxy.close();
});

const submit = () => app.call(submitNewDocument, office.captain, { body: sampleMemo([office.lead]) });

test('a write to a read-only server answers 503, and its connection is not reused', async () => {
  expect((await submit()).status).toBe(201);
  // Like a connection to a server that became a standby: reads still work.
  await proxy.pool.query('set default_transaction_read_only = on');
  expect(proxy.pool.totalCount).toBe(1);
  expect((await app.call(getMe, office.captain)).status).toBe(200);
  const closed = once(proxy.pool, 'remove');
  const { status, body } = await submit();
  expect([status, body]).toMatchObject([503, { code: 'overloaded', status: 503 }]);
  await closed;
  expect(proxy.pool.totalCount).toBe(0);
  expect((await submit()).status).toBe(201);
});
