import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft, submitNewDocument } from '@portal/contract/approval';
import { getConfig } from '@portal/contract/identity';
import { getMe } from '@portal/contract/shell';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Connection } from '#platform/database/embedded-postgres';
import type { GatedPool } from '#platform/database/gated-pool';
import { createDatabase, createPool } from '#platform/database/pool';
import { EMBEDDED_ROLE } from '#platform/database/serving-role';
import { openFileStore } from '#platform/files/file-store';
import { until } from '#platform/until.fixture';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { AllTables } from './app.ts';
import { type PortalWatch, watchPortal } from './portal-readiness.ts';

let app: TestApp;
let office: Office;
let serving: GatedPool;
let watch: PortalWatch;
let folder: string;
let aheadMs = 0;
const lines: string[] = [];

const admin = async (statement: string): Promise<void> => {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Makes commits of this database wait for a standby that does not exist; other tests are not affected. */
const loseStandby = async (): Promise<void> => {
  await admin("alter system set synchronous_standby_names = 'gone'");
  await admin('select pg_reload_conf()');
};

const standbyIsBack = async (): Promise<void> => {
  await admin('alter system reset synchronous_standby_names');
  await admin('select pg_reload_conf()');
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-no-writes-'));
  app = await createTestApp({}, async ({ db, pool, ...rest }) => {
    const database = String(pool.options.database);
    await admin(`alter database ${database} set synchronous_commit = on`);
    const connection = { ...inject('postgres'), database, user: EMBEDDED_ROLE } as Connection;
    serving = createPool(connection, 8);
    const log = (facts: unknown, message?: string) => lines.push(message ?? String(facts));
    watch = watchPortal({
      database: { connection, pool: serving },
      files: await openFileStore(db, folder, folder),
      server: { id: randomUUID(), version: '0.2.0+99', roles: ['web'] },
      clock: () => new Date(Date.now() + aheadMs),
      log: { error: log, warn: log, info: log },
    });
    return { ...rest, db: createDatabase<AllTables>(serving), health: watch };
  });
  office = await givenOffice(app);
});

afterAll(async () => {
  await standbyIsBack();
  await watch.stop();
  await app.close();
  await serving.end();
  await rm(folder, { recursive: true });
});

const readiness = async () => {
  const { statusCode, body } = await app.app.inject({ url: '/api/health/ready' });
  return [statusCode, JSON.parse(body)];
};

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const from = performance.now();
  return [await work(), performance.now() - from];
};

const key = randomUUID();
const submit = () =>
  app.call(submitNewDocument, office.captain, {
    body: sampleMemo([office.lead]),
    headers: { 'idempotency-key': key },
  });

test('while a commit waits for a lost standby a write answers 503 within 5 s, and its key gives the result afterwards', async () => {
  expect((await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) })).status).toBe(201);
  expect(await readiness()).toEqual([200, { status: 'ok' }]);
  await loseStandby();
  const [first, firstMs] = await timed(submit);
  expect([first.status, first.body]).toMatchObject([503, { code: 'overloaded' }]);
  expect(firstMs).toBeLessThan(5_000);
  // From now on the loss is known, and calls are refused at once.
  const [second, secondMs] = await timed(submit);
  expect([second.status, second.body]).toMatchObject([503, { code: 'overloaded' }]);
  expect(secondMs).toBeLessThan(1_000);
  expect(await readiness()).toEqual([200, { status: 'ok', degraded: ['database-writes'] }]);
  expect((await app.call(getMe, office.captain)).status).toBe(200);
  await until(() => lines.includes('the database takes no writes'), { what: 'the log says so', within: 10_000 });
  await standbyIsBack();
  await until(async () => (await readiness())[1].degraded === undefined, { what: 'writes are taken', within: 20_000 });
  const again = await submit();
  expect(again.status).toBe(201);
  // The waiting transaction was committed once the standby was back: the key returns its answer without a duplicate.
  const { rows } = await app.pool.query(
    "select count(*)::int as count from approval.document where status = 'InProgress'",
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(lines).toEqual(['the database takes no writes', 'the database takes writes again']);
});

test('also without calls a read-only database is detected within 8 s', async () => {
  await loseStandby();
  const [, ms] = await timed(() =>
    until(async () => (await readiness())[1].degraded !== undefined, { what: 'it is known', within: 20_000 }),
  );
  expect(ms).toBeLessThan(8_000);
  await standbyIsBack();
  await until(async () => (await readiness())[1].degraded === undefined, { what: 'writes are taken', within: 20_000 });
});

test('a clock that differs from the database’s by more than a second is logged once, with the difference', async () => {
  lines.length = 0;
  expect(Math.abs(watch.clockOffsetMs() ?? Number.NaN)).toBeLessThan(1_000);
  aheadMs = 600_000;
  const isAhead = () => Math.abs((watch.clockOffsetMs() ?? 0) - aheadMs) < 1_000;
  await until(isAhead, { what: 'the clocks are compared', within: 15_000 });
  aheadMs = -20_000;
  await until(isAhead, { what: 'the clocks are compared again', within: 15_000 });
  expect(lines).toEqual(['the clock of this machine and that of the database differ']);
  aheadMs = 0;
  await until(() => lines.length === 2, { what: 'the clocks agree again', within: 15_000 });
  expect((await readiness())[0]).toBe(200);
});

test('the configuration tells the lowest version of all servers that live', async () => {
  const lowest = async () => (await app.call(getConfig, undefined)).body.lowestVersion;
  await until(async () => (await lowest()) === '0.2.0+99', { what: 'this server is known', within: 20_000 });
  await app.pool.query(
    "insert into platform.server (id, version, roles) values (gen_random_uuid(), '0.10.0+3', '{web}'), (gen_random_uuid(), '0.2.0+98', '{worker}')",
  );
  await until(async () => (await lowest()) === '0.2.0+98', { what: 'an older server is seen', within: 20_000 });
  // As one that was killed half a minute ago.
  await app.pool.query("update platform.server set seen_at = now() - interval '31 s' where version = '0.2.0+98'");
  await until(async () => (await lowest()) === '0.2.0+99', { what: 'it counts no more', within: 20_000 });
});
