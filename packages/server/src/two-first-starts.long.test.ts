import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { startPortalProcess } from '#testing/running/running-portal';
import { givenEmptyDatabase } from '#testing/test-database';

const SERVERS = 3;

test('several concurrent first starts on one database all succeed, with one demo company, each serving as the second role', async () => {
  const { name, url } = await givenEmptyDatabase();
  const folders = await Promise.all(
    Array.from({ length: SERVERS }, () => mkdtemp(join(tmpdir(), 'portal-first-starts-'))),
  );
  const portals = [];
  const settings = { DATABASE_URL: url, FILE_STORE: join(folders[0] ?? '', 'shared-files') };
  for (const folder of folders) portals.push(startPortalProcess(folder, await freePort(), settings));
  for (const portal of portals)
    expect([portal.output(), await portal.ready()]).toEqual([expect.any(String), expect.any(Number)]);
  const client = new pg.Client(url);
  await client.connect();
  const { rows: people } = await client.query(
    "select count(*)::integer as captains from directory.employee where email = 'captain@hanbit.example'",
  );
  expect(people).toEqual([{ captains: 1 }]);
  const { rows: used } = await client.query(
    'select distinct usename from pg_stat_activity where datname = $1 and pid <> pg_backend_pid() and query like $2',
    [name, '%jobs.%'],
  );
  expect(used).toEqual([{ usename: `${name}_server` }]);
  const { rows: trail } = await client.query(
    'select count(*)::integer as back from (select at < lag(at) over (order by id) as is_back from audit.entry) e where is_back',
  );
  expect(trail).toEqual([{ back: 0 }]);
  await client.end();
  expect(await Promise.all(portals.map((portal) => portal.stop()))).toEqual(Array(SERVERS).fill(0));
  expect(portals.filter((portal) => portal.output().includes('loaded the demo company'))).toHaveLength(1);
  for (const portal of portals) expect(portal.output()).not.toContain('only one role');
  for (const folder of folders) await rm(folder, { recursive: true });
});
