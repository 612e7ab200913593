import { once } from 'node:events';
import { createDraft, submitNewDocument, uploadFiles } from '@portal/contract/approval';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { preparedName } from '#platform/database/serving-client';
import { until } from '#platform/until.fixture';
import { watchMaintenance } from '#platform/watch-maintenance';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createDatabaseProxy, type DatabaseProxy } from '#testing/database-proxy';
import { captureErrors } from '#testing/logged';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';
import type { AllTables } from './app.ts';

let app: TestApp;
let office: Office;
let proxy: DatabaseProxy;
let logged: unknown[];

beforeAll(async () => {
  app = await createTestApp({}, async ({ pool }) => {
    proxy = await createDatabaseProxy(String(pool.options.database));
    const db = createDatabase<AllTables>(proxy.pool);
    return { db, maintenance: await watchMaintenance(db) };
  });
  logged = captureErrors(app.app);
  office = await givenOffice(app);
});

afterAll(async () => {
  await app.close();
  await proxy.close();
});

const OVERLOADED = { code: 'overloaded', status: 503, Message: '요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.' };

const submit = (key?: string) =>
  app.call(submitNewDocument, office.captain, {
    body: sampleMemo([office.lead]),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Closes the connections that wait for the counter, as a database that is stopped does. */
const closeWaiting = async (): Promise<void> => {
  const { rows } = await app.pool.query(
    "select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and client_addr is null and pid <> pg_backend_pid() and query like '%number_counter%' and state = 'active'",
  );
  const isClosed = async () =>
    (await app.pool.query('select 1 from pg_stat_activity where pid = any($1)', [rows.map(({ pid }) => pid)]))
      .rowCount === 0;
  await until(isClosed, { what: 'the database has closed them' });
};

const lockCounter = async () => {
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('lock table platform.number_counter in access exclusive mode');
  const waiting = async (count: number) => {
    const isThere = async () =>
      (
        await holder.query(
          "select 1 from pg_locks where relation = 'platform.number_counter'::regclass and not granted",
        )
      ).rowCount === count;
    await until(isThere, { what: `${count} wait for the counter` });
  };
  return { waiting, release: () => holder.query('commit').then(() => holder.release()) };
};

test('while the database is offline calls answer 503, those that do not need it work, and all recovers afterwards', async () => {
  expect((await submit()).status).toBe(201);
  const before = await rowCounts(app.pool);
  await proxy.cut();
  const errors = logged.length;
  for (const { status, body } of [await app.call(getMe, office.captain), await submit(), await submit()])
    expect([status, body]).toMatchObject([503, OVERLOADED]);
  expect(logged.length).toBeGreaterThan(errors);
  for (const url of ['/api/health', '/api/config', '/api/openapi.json'])
    expect((await app.app.inject({ url })).statusCode).toBe(200);
  expect(await rowCounts(app.pool)).toEqual(before);
  await proxy.mend();
  const back = await Promise.all(Array.from({ length: 10 }, () => submit()));
  expect(back.map(({ status }) => status)).toEqual(Array(10).fill(201));
});

test('calls running when the connection is cut answer 503 and are rolled back', async () => {
  const before = await rowCounts(app.pool);
  const counter = await lockCounter();
  const three = [submit(), submit(), submit()];
  await counter.waiting(3);
  await proxy.cut();
  for (const { status, body } of await Promise.all(three)) expect([status, body]).toMatchObject([503, OVERLOADED]);
  await counter.release();
  await proxy.mend();
  const isQuiet = async () =>
    (
      await app.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
      )
    ).rowCount === 0;
  await until(isQuiet, { what: 'no statement runs any more' });
  expect(await rowCounts(app.pool)).toEqual(before);
  expect((await submit()).status).toBe(201);
});

test('a command whose connection the database closes before the commit runs again, and is there once', async () => {
  const documents = () => app.pool.query('select id from approval.document');
  const before = (await documents()).rowCount ?? 0;
  const counter = await lockCounter();
  const one = submit();
  await counter.waiting(1);
  const ended = once(proxy.pool, 'remove');
  await closeWaiting();
  await ended;
  await counter.waiting(1);
  await counter.release();
  expect((await one).status).toBe(201);
  expect((await documents()).rowCount).toBe(before + 1);
  expect((await Promise.all(Array.from({ length: 8 }, () => submit()))).map((answer) => answer.status)).toEqual(
    Array(8).fill(201),
  );
});

test('a command whose connection closes twice answers 503, and nothing of it is there', async () => {
  const before = await rowCounts(app.pool);
  const counter = await lockCounter();
  const one = submit();
  for (const _time of [1, 2]) {
    await counter.waiting(1);
    await closeWaiting();
  }
  const { status, body } = await one;
  await counter.release();
  expect([status, body]).toMatchObject([503, OVERLOADED]);
  expect(await rowCounts(app.pool)).toEqual(before);
});

test('a command whose connection breaks after the commit was sent does not run again: its key decides', async () => {
  const documents = () => app.pool.query('select id from approval.document');
  const before = (await documents()).rowCount ?? 0;
  proxy.breakAfter(preparedName('commit'));
  const { status, body } = await submit('decides');
  expect([status, body]).toMatchObject([503, OVERLOADED]);
  await until(async () => (await documents()).rowCount === before + 1, { what: 'what was sent is committed' });
  expect((await submit('decides')).status).toBe(201);
  expect((await documents()).rowCount).toBe(before + 1);
});

test('an upload while the database is offline leaves no file', async () => {
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  const upload = () =>
    app.call(uploadFiles, office.captain, {
      params: { id: draft.id },
      ...filesBody({ name: 'a.txt', content: 'away' }),
    });
  await proxy.cut();
  expect((await upload()).status).toBe(503);
  expect(await filesBelow(app.filesFolder)).toEqual([]);
  await proxy.mend();
  const back = await upload();
  expect([back.status, back.body]).toMatchObject([201, [{ name: 'a.txt' }]]);
});

test('a server too busy to connect in time answers 503', async () => {
  const holders = await Promise.all(Array.from({ length: 4 }, () => proxy.pool.connect()));
  const { status, body } = await app.call(getMe, office.captain);
  expect([status, body]).toMatchObject([503, OVERLOADED]);
  for (const holder of holders) holder.release();
  expect((await app.call(getMe, office.captain)).status).toBe(200);
});
