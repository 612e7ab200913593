import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate';
import { dumpSchema } from '#testing/dump-schema';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';

const FILE = new URL('../migrations/schema.sql', import.meta.url);
const HEAD =
  '-- What the migrations make of an empty database. Written by `UPDATE_SCHEMA=1 npx vitest run src/schema.test.ts`.\n\n';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('the migrations create the committed schema', async () => {
  const made = HEAD + (await dumpSchema(database.pool));
  if (process.env.UPDATE_SCHEMA === '1') await writeFile(FILE, made);
  expect(made).toBe(await readFile(FILE, 'utf8'));
});

test('migrating again applies nothing, nor do two concurrent runs', async () => {
  const before = await dumpSchema(database.pool);
  expect(await Promise.all([migrate(database.pool), migrate(database.pool)])).toEqual([[], []]);
  expect(await dumpSchema(database.pool)).toBe(before);
});

test('a migration that was changed after it was applied is refused, repeatedly', async () => {
  await database.pool.query("update public.migration set checksum = 'other' where name like '0002%'");
  await expect(migrate(database.pool)).rejects.toThrow(/migration 0002_\w+\.sql was changed after it was applied/);
  await expect(migrate(database.pool)).rejects.toThrow('changed after it was applied');
});

test('the dump shows changed columns, indexes and checks', async () => {
  const before = await dumpSchema(database.pool);
  for (const change of [
    'alter table platform.maintenance alter column message drop not null',
    'create index another on approval.line (seq)',
    'alter table approval.line add check (seq < 100)',
    'drop trigger entry_is_fixed on audit.entry',
  ]) {
    const last = await dumpSchema(database.pool);
    await database.pool.query(change);
    expect(await dumpSchema(database.pool)).not.toBe(last);
  }
  expect(before).toContain('CREATE UNIQUE INDEX employee_email ON directory.employee USING btree (lower(email))');
});
