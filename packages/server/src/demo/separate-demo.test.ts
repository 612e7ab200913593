import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyEmployeeRow } from '#areas/directory';
import { migrate } from '#platform/database/migrate';
import { freePort } from '#testing/free-port';
import { givenDepartment } from '#testing/given-company';
import { endPostgres, startPortalProcess } from '#testing/running/running-portal';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { separateDemo } from './separate-demo.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  return () => database.close();
});

const start = (kind: 'demo' | 'company') => separateDemo(database.db, kind === 'demo');

test('a company’s database never starts as a demo, however often one tries', async () => {
  await start('company');
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(start('demo')).rejects.toThrow(/never starts as a demo/);
  await start('company');
});

test('a demo’s starts as a demo, until it is started as a company’s', async () => {
  await start('demo');
  await givenDepartment(database, 'HQ');
  await start('demo');
  await start('company');
  await expect(start('demo')).rejects.toThrow(/never starts as a demo/);
});

test('one that was filled before its first start is a company’s', async () => {
  await givenDepartment(database, 'HQ');
  await expect(start('demo')).rejects.toThrow(/never starts as a demo/);
  await start('company');
});

test.each([
  ['a demo', 'ceo@hanbit.example', 'HB00001', true],
  ['a company', 'boss@air.example', 'A1', false],
])('the migration takes an older database of %s for one', async (_what, email, code, isDemo) => {
  const root = await givenDepartment(database, 'HQ');
  const person = { ...emptyEmployeeRow, code, name: '대표', eng_name: 'Boss', email, position: '대표', phone: '1' };
  const dates = { birth_on: '1970-01-01', hired_on: '2000-01-01', address1: '서울' };
  await database.db
    .insertInto('directory.employee')
    .values({ ...person, ...dates, department_id: root })
    .execute();
  await database.pool.query("delete from public.migration where name like '0013%'");
  await database.pool.query('drop table identity.sign_in; drop table platform.installation');
  await migrate(database.pool);
  const { rows } = await database.pool.query('select is_demo from platform.installation');
  expect(rows).toEqual([{ is_demo: isDemo }]);
});

test('a company’s folder started again without its provider does not come up', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kind-'));
  const provider = {
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'web',
    OIDC_AUDIENCE: 'api',
    OIDC_API_SCOPE: 'use',
  };
  const settings = { DEMO: '', BOOTSTRAP_ADMIN_EMAIL: 'boss@air.example' };
  try {
    const company = startPortalProcess(dataDir, await freePort(), { ...settings, ...provider });
    await company.ready();
    await company.stop();
    for (const DEMO of ['', 'on']) {
      const again = startPortalProcess(dataDir, await freePort(), { ...settings, DEMO });
      expect(await again.ended()).toBe(1);
      expect(again.output()).toContain('never starts as a demo');
    }
  } finally {
    await endPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
});
