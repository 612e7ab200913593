import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, oneStartAtATime, requireMigrated } from '#platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';

let database: TestDatabase;
let newer: URL;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await cp(new URL('../migrations/', import.meta.url), folder, { recursive: true });
  await writeFile(join(folder, '9999_later.sql'), 'create table platform.later (id integer); select pg_sleep(0.5);');
  newer = pathToFileURL(`${folder}/`);
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('a version refuses a database that a newer one migrated, and says which to start', async () => {
  expect(await migrate(database.pool, { folder: newer })).toEqual(['9999_later.sql']);
  for (const refuse of [migrate, requireMigrated])
    await expect(refuse(database.pool)).rejects.toThrow(
      /was migrated by a newer version of the portal \(it has 9999_later\.sql\): start that version/,
    );
  expect(await migrate(database.pool, { folder: newer })).toEqual([]);
});

test('a command refuses a database of an older version that may be served, and changes nothing', async () => {
  await expect(requireMigrated(database.pool, { folder: newer })).rejects.toThrow(
    /was made by an older version of the portal \(it lacks 9999_later\.sql\), which may be serving it/,
  );
  const { rows } = await database.pool.query("select to_regclass('platform.later') as later");
  expect(rows).toEqual([{ later: null }]);
  await requireMigrated(database.pool);
});

test('a migration takes as long as it takes, and so does whoever waits for it', async () => {
  const one = database.pool;
  one.on('connect', (client) => void client.query('set statement_timeout = 50'));
  const applied = await Promise.all([migrate(one, { folder: newer }), migrate(one, { folder: newer })]);
  expect(applied.flat()).toEqual(['9999_later.sql']);
});

test('starts on one database come one after the other', async () => {
  const order: string[] = [];
  const start = (name: string) =>
    oneStartAtATime(database.pool, async () => {
      order.push(`${name} begins`);
      await database.pool.query('select pg_sleep(0.05)');
      order.push(`${name} ends`);
    });
  await Promise.all(['a', 'b', 'c'].map(start));
  expect(order.filter((_, place) => place % 2 === 0).map((line) => line[0])).toEqual(
    order.filter((_, place) => place % 2 === 1).map((line) => line[0]),
  );
});
