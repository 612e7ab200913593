import { listDepartments } from '@portal/contract/directory';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/database/transaction';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test('a call with a statement of more than two seconds is answered as overloaded, and its connection is freed', async () => {
  const caller = await givenEmployee(app, 'captain', await givenDepartment(app, 'OP'));
  expect((await app.call(listDepartments, caller)).status).toBe(200);
  const holder = await app.pool.connect();
  await holder.query('begin; lock table directory.department in access exclusive mode');
  const from = performance.now();
  const { status, body } = await app.call(listDepartments, caller);
  expect([status, body]).toMatchObject([503, { code: 'overloaded' }]);
  expect(performance.now() - from).toBeLessThan(10_000);
  await holder.query('rollback');
  holder.release();
  expect((await app.call(listDepartments, caller)).status).toBe(200);
});

test('in a transaction, where one waits for another, a statement has longer', async () => {
  const wait = sql`select pg_sleep(2.5)`;
  await expect(wait.execute(app.db)).rejects.toMatchObject({ code: '57014' });
  await inTransaction(app.db, (tx) => wait.execute(tx));
});
