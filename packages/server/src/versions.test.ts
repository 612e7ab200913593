import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contract, migrate, oneStartAtATime, requireMigrated } from '#platform/database/migrate';
import { until } from '#platform/until.fixture';
import { createTestDatabase, givenEmptyDatabase, type TestDatabase } from '#testing/test-database';

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

test('a version refuses a database migrated by a newer one, and says which to start', async () => {
  expect(await migrate(database.pool, { folder: newer })).toEqual(['9999_later.sql']);
  for (const refuse of [migrate, requireMigrated])
    await expect(refuse(database.pool)).rejects.toThrow(
      /was migrated by a newer version of the portal \(it has 9999_later\.sql\): start that version/,
    );
  expect(await migrate(database.pool, { folder: newer })).toEqual([]);
});

test('a command refuses a database of an older version that may be in use, and changes nothing', async () => {
  await expect(requireMigrated(database.pool, { folder: newer })).rejects.toThrow(
    /was made by an older version of the portal \(it lacks 9999_later\.sql\), which may be serving it/,
  );
  const { rows } = await database.pool.query("select to_regclass('platform.later') as later");
  expect(rows).toEqual([{ later: null }]);
  await requireMigrated(database.pool);
});

test('a migration has no time limit, nor does waiting for it', async () => {
  const one = database.pool;
  one.on('connect', (client) => void client.query('set statement_timeout = 50'));
  const applied = await Promise.all([migrate(one, { folder: newer }), migrate(one, { folder: newer })]);
  expect(applied.flat()).toEqual(['9999_later.sql']);
});

test('starts on one database run one after the other', async () => {
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

/** Migrations of a next version that add and remove. */
const givenNext = async (files: Record<string, string>): Promise<void> => {
  await rm(join(folder, '9999_later.sql'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};

const EXPAND = 'alter table platform.maintenance add column until timestamptz;';
const CONTRACT = 'alter table platform.maintenance drop column since;';

const columns = async (): Promise<string[]> =>
  (
    await database.pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'platform' and table_name = 'maintenance' order by 1",
    )
  ).rows.map(({ name }) => name);

test('a version works with a database to which a newer one only added', async () => {
  await givenNext({ '9998_until.expand.sql': EXPAND });
  expect(await migrate(database.pool, { folder: newer })).toEqual(['9998_until.expand.sql']);
  expect(await migrate(database.pool)).toEqual([]);
  await requireMigrated(database.pool);
});

test('a start only adds; a command removes once no server of an older version is running', async () => {
  await givenNext({ '9998_until.expand.sql': EXPAND, '9999_since.contract.sql': CONTRACT });
  expect(await migrate(database.pool, { folder: newer })).toEqual(['9998_until.expand.sql']);
  await requireMigrated(database.pool, { folder: newer });
  expect(await columns()).toEqual(['message', 'only_row', 'since', 'until']);
  await database.pool.query(
    "insert into platform.server (id, version, roles) values (gen_random_uuid(), '1.0.0+9997', '{web}'), (gen_random_uuid(), '1.0.0+9999', '{web}')",
  );
  const take = () => contract(database.pool, '1.0.0+9999', { folder: newer });
  await expect(take()).rejects.toThrow('servers of an older version are alive (1.0.0+9997)');
  expect(await columns()).toContain('since');
  // As one that was killed half a minute ago.
  await database.pool.query("update platform.server set seen_at = now() - interval '31 s' where version like '%9997'");
  expect(await take()).toEqual(['9999_since.contract.sql']);
  expect(await columns()).toEqual(['message', 'only_row', 'until']);
  for (const refuse of [migrate, requireMigrated])
    await expect(refuse(database.pool)).rejects.toThrow(
      /newer version of the portal \(it has 9999_since\.contract\.sql\)/,
    );
});

test('all migrations are applied at once to an empty database, and to one served by a single process', async () => {
  await givenNext({ '9999_since.contract.sql': CONTRACT });
  const { url } = await givenEmptyDatabase();
  const empty = new pg.Pool({ connectionString: url });
  expect(await migrate(empty, { folder: newer })).toContain('9999_since.contract.sql');
  await empty.end();
  expect(await migrate(database.pool, { folder: newer, withContracts: true })).toEqual(['9999_since.contract.sql']);
});

test('an index is built concurrently with open transactions and other starts, also after an interrupted attempt', async () => {
  const index = 'create index concurrently if not exists maintenance_since on platform.maintenance (since);';
  await givenNext({ '9998_since.expand.sql': index });
  // The result of an interrupted attempt.
  await database.pool.query('create index maintenance_since on platform.maintenance (since)');
  await database.pool.query(
    "update pg_index set indisvalid = false where indexrelid = 'platform.maintenance_since'::regclass",
  );
  const starts = [1, 2, 3].map(() => migrate(database.pool, { folder: newer }));
  expect((await Promise.all(starts)).flat()).toEqual(['9998_since.expand.sql']);
  const { rows } = await database.pool.query(
    "select indisvalid from pg_index where indexrelid = 'platform.maintenance_since'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('an addition waits only briefly for locks, since all calls would wait behind it, and retries', async () => {
  await givenNext({ '9998_until.expand.sql': EXPAND });
  const reader = await database.pool.connect();
  await reader.query('begin; select 1 from platform.maintenance');
  const migrated = migrate(database.pool, { folder: newer });
  const isWaiting = async () =>
    (
      await database.pool.query(
        "select 1 from pg_locks where relation = 'platform.maintenance'::regclass and not granted",
      )
    ).rowCount === 1;
  await until(isWaiting, { what: 'the migration waits for the reader' });
  await until(async () => !(await isWaiting()), { what: 'it no longer waits', within: 5_000, every: 20 });
  expect((await database.serving.query('select 1 from platform.maintenance')).rowCount).toBe(0);
  await reader.query('commit');
  reader.release();
  expect(await migrated).toEqual(['9998_until.expand.sql']);
});
