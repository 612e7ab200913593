import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#platform/database/transaction';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('a reference to a deleted record is retried once and then answered changed-meanwhile', async () => {
  let runs = 0;
  const refer = inTransaction(database.db, async (tx) => {
    runs += 1;
    await sql`insert into notification.choice (employee_id, kind, mail) values (404, 'a', 'daily')`.execute(tx);
  });
  await expect(refer).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect(runs).toBe(2);
});

test('a reference to a record that was restored meanwhile succeeds', async () => {
  let runs = 0;
  await inTransaction(database.db, async (tx) => {
    runs += 1;
    if (runs === 1)
      await sql`insert into notification.choice (employee_id, kind, mail) values (404, 'a', 'daily')`.execute(tx);
  });
  expect(runs).toBe(2);
});
