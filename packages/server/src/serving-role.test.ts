import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#platform/database/migrate';
import { createPatientPool } from '#platform/database/pool';
import { findServingConnection } from '#platform/database/serving-role';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    "insert into audit.entry (at, area, action, record_type, record_id) values (now(), 'approval', 'cancel', 'document', 1)",
  );
});

afterAll(() => database.close());

const DENIED = '42501';

test.each([
  "update audit.entry set action = 'other'",
  'delete from audit.entry',
  'truncate audit.entry',
  'alter table audit.entry disable trigger all',
  'drop trigger entry_is_fixed on audit.entry',
  'drop table audit.entry',
  'create or replace function audit.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'set session_replication_role = replica',
  "select pg_read_file('/etc/passwd')",
  "select pg_ls_dir('/')",
  "select lo_import('/etc/passwd')",
  "copy (select 1) to '/tmp/portal-role-test'",
  "create temp table taken (line text); copy taken from '/etc/passwd'",
  "create temp table ran (line text); copy ran from program 'id'",
  "copy (select 1) to program 'cat'",
  'alter role portal_server superuser',
  'update documents.reading set read_at = now()',
  'delete from documents.reading',
  'truncate documents.reading',
  'alter table documents.reading disable trigger all',
  'create role another',
  'create schema another',
  'create table public.another (id integer)',
  "insert into public.migration (name, checksum) values ('9999', '')",
  'set role portal',
  "load '/tmp/x.so'",
])('the role that serves may not: %s', async (statement) => {
  const client = await database.serving.connect();
  try {
    await client.query('begin');
    const refused = await client.query(statement).then(
      () => 'allowed',
      (error: { code?: string }) => error.code,
    );
    expect(refused).toBe(DENIED);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect((await database.pool.query('select action from audit.entry')).rows).toEqual([{ action: 'cancel' }]);
});

test('it is no superuser, owns only the jobs, and is a member of no role', async () => {
  const { rows } = await database.serving.query(`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may_more,
      (select array_agg(distinct relnamespace::regnamespace::text) from pg_class where relowner = r.oid) as owns,
      (select count(*)::integer from pg_auth_members where member = r.oid) as memberships
    from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([{ may_more: false, owns: null, memberships: 0 }]);
});

/** A database on an external PostgreSQL, whose owner may or may not create roles. */
const givenOwn = async (options: string) => {
  const server = inject('postgres');
  const admin = new pg.Client(server);
  await admin.connect();
  const name = `own_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await admin.query(`create role ${name} login ${options} password 'secret'`);
  await admin.query(`create database ${name} owner ${name}`);
  await admin.end();
  if (!('host' in server)) throw new Error('the tests bring up a PostgreSQL with a socket folder');
  const connection = {
    connectionString: `postgres://${name}:secret@localhost/${name}?host=${encodeURIComponent(server.host)}`,
  };
  const said: string[] = [];
  const pool = createPatientPool(connection, 2);
  await migrate(pool);
  const find = () => findServingConnection(pool, { owner: connection, serving: connection }, (line) => said.push(line));
  const userOf = async (serving: pg.ClientConfig) => {
    const client = new pg.Client(serving);
    await client.connect();
    const { rows } = await client.query('select current_user as name');
    const deletion = await client.query('delete from audit.entry').catch((error: { code?: string }) => error.code);
    await client.end();
    return [rows[0].name, deletion === DENIED ? 'guarded' : 'open'];
  };
  return { name, connection, said, find, userOf, close: () => pool.end() };
};

test('an external database whose owner may create roles is served by a second one, at every start', async () => {
  const own = await givenOwn('createrole');
  for (let start = 0; start < 2; start += 1)
    expect(await own.userOf((await own.find()).connection as pg.ClientConfig)).toEqual([
      `${own.name}_server`,
      'guarded',
    ]);
  expect(own.said).toEqual([]);
  await own.close();
});

test('on an external database without a second role the start logs it and continues', async () => {
  const own = await givenOwn('nocreaterole');
  expect(await own.find()).toEqual({ connection: own.connection, hasSettings: false });
  expect(own.said).toEqual([
    expect.stringMatching(
      /there is only one role, which may also change what it must not .*permission denied.*createrole/,
    ),
  ]);
  await own.close();
});
