import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { givenEmptyDatabase } from '#testing/test-database';

let url: string;
let folder: string;
const running = new Set<PortalProcess>();
const folders: string[] = [];

const OIDC = {
  OIDC_ISSUER: 'https://login.hanbit.example',
  OIDC_CLIENT_ID: 'portal-web',
  OIDC_AUDIENCE: 'api://portal',
  OIDC_API_SCOPE: 'api://portal/access',
};

beforeAll(async () => {
  ({ url } = await givenEmptyDatabase());
});

afterEach(async () => {
  for (const portal of running) await portal.stop();
  running.clear();
  for (const each of folders.splice(0)) await rm(each, { recursive: true, force: true });
});

/** A company's portal on this test's database, in a process of its own. */
const start = async (settings: Record<string, string> = {}): Promise<PortalProcess> => {
  folder = await mkdtemp(join(tmpdir(), 'portal-process-'));
  folders.push(folder);
  const portal = startPortalProcess(folder, await freePort(), { ...OIDC, DEMO: 'off', DATABASE_URL: url, ...settings });
  running.add(portal);
  return portal;
};

const linesOf = (portal: PortalProcess): { level: number; msg: string }[] =>
  portal
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
};

test('every line of a start and a stop is JSON, with the address at any log level', async () => {
  const portal = await start({ LOG_LEVEL: 'error' });
  await portal.ready();
  expect(await portal.stop()).toBe(0);
  const messages = linesOf(portal).map(({ msg }) => msg);
  expect(messages).toContain(`The portal is ready: ${portal.url}`);
  expect(messages.at(-1)).toBe('Stopping: finishing the calls under way.');
});

test('invalid settings are logged as JSON, each by name, and the process exits with 1', async () => {
  const portal = await start({ LOG_LEVEL: 'loud', DRAIN_SECONDS: '-1' });
  expect(await portal.ended()).toBe(1);
  expect(linesOf(portal)).toMatchObject([
    { level: 60, msg: expect.stringMatching(/^LOG_LEVEL must be/) },
    { level: 60, msg: expect.stringMatching(/^DRAIN_SECONDS must be/) },
  ]);
});

test('a stopping server reports it and keeps serving for DRAIN_SECONDS', async () => {
  const portal = await start({ DRAIN_SECONDS: '3' });
  await portal.ready();
  const get = (path: string) => fetch(`${portal.url}${path}`);
  const from = performance.now();
  const stopped = portal.stop();
  const isUnready = async () => (await get('/api/health/ready')).status === 503;
  await until(isUnready, { what: 'readiness tells of the stop', within: 2_000, every: 20 });
  expect(await (await get('/api/health/ready')).json()).toEqual({ status: 'stopping' });
  while (performance.now() - from < 2_500) expect((await get('/api/config')).status).toBe(200);
  expect(await stopped).toBe(0);
  expect(performance.now() - from).toBeGreaterThan(3_000);
});

type Job = { state: string; is_later: boolean };
const sweeps = () =>
  ask<Job>(
    "select state, start_after > now() as is_later from jobs.job where name = 'sweep-files' order by created_on",
  );

test('a process that only answers calls leaves jobs, and one that only works runs them and answers no calls', async () => {
  await ask('truncate jobs.job');
  const web = await start({ ROLES: 'web' });
  await web.ready();
  expect(await sweeps()).toEqual([]);
  const worker = await start({ ROLES: 'worker' });
  await worker.ready();
  const isSwept = async () => (await sweeps())[0]?.state === 'completed';
  await until(isSwept, { what: 'the worker has swept', within: 30_000 });
  expect((await fetch(`${worker.url}/api/health`)).status).toBe(200);
  for (const path of ['/api/config', '/', '/api/me']) expect((await fetch(`${worker.url}${path}`)).status).toBe(404);
  expect((await fetch(`${web.url}/api/config`)).status).toBe(200);
  const servers = await ask<{ roles: string[] }>('select roles from platform.server order by started_at');
  expect(servers.map(({ roles }) => roles)).toEqual([['web'], ['worker']]);
  await Promise.all([web.stop(), worker.stop()]);
  expect(await ask('select 1 from platform.server')).toEqual([]);
});

test('however many processes start, the full file sweep runs at most once an hour', async () => {
  await ask('truncate jobs.job');
  for (let time = 0; time < 3; time += 1) {
    const portal = await start();
    await portal.ready();
    await portal.stop();
  }
  const asked = await sweeps();
  expect(asked.filter(({ is_later }) => !is_later)).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('metrics are served on a separate port, by a worker too', async () => {
  const METRICS_PORT = String(await freePort());
  const portal = await start({ METRICS_PORT, ROLES: 'worker' });
  await portal.ready();
  const read = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const isSeen = async () => (await read()).includes('portal_clock_offset_seconds ');
  await until(isSeen, { what: 'the clocks were compared', within: 10_000 });
  const text = await read();
  for (const line of [
    'portal_role{role="worker"} 1',
    'portal_ready 1',
    'portal_database_writable 1',
    'portal_store_available 1',
    'portal_database_connections_max 8',
    'portal_database_waiting 0',
    'portal_store_failures_total{operation="stage"} 0',
    'portal_mail_waiting{mode="at-once"} 0',
    'portal_jobs_waiting{kind="extract-text"} 0',
    'portal_jobs_oldest_seconds{kind="extract-text"} 0',
    'portal_jobs_failed{kind="sweep-files"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/^portal_info\{version="0\.1\.0\+[0-9]+"\} 1$/m);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'portal_store_seconds_bucket'])
    expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
  // Alerts and dashboard use only existing metrics.
  for (const file of ['prometheus/portal.rules.yml', 'grafana/portal.json']) {
    const asked = (await readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')).match(
      /\b(portal|nodejs|process)_[a-z0-9_]+(?=[{[)\s])/g,
    );
    expect(asked?.length).toBeGreaterThan(15);
    for (const name of asked ?? []) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
  }
  // So does the page for operators, and alerts ask for values of labels that occur.
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const documented = page.match(/(?<=`)portal_[a-z_]+(?=`)/g) ?? [];
  expect(documented.length).toBeGreaterThan(15);
  for (const name of documented) expect(text).toContain(`# TYPE ${name} `);
  const rules = await readFile(new URL('../../../deploy/prometheus/portal.rules.yml', import.meta.url), 'utf8');
  const values = [...rules.matchAll(/\b(operation|outcome|mode)=~?"([a-z|-]+)"/g)].flatMap(([, label, each = '']) =>
    each.split('|').map((value) => `${label}="${value}"`),
  );
  expect(values.length).toBeGreaterThan(4);
  for (const value of values) expect(text).toContain(value);
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);
  expect((await fetch(`${portal.url}/metrics`)).status).toBe(404);
});

test('secrets are read from files', async () => {
  const secrets = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
  folders.push(secrets);
  const file = join(secrets, 'database');
  await writeFile(file, `${url}\n`);
  const portal = await start({ DATABASE_URL: '', DATABASE_URL_FILE: file });
  await portal.ready();
  expect(linesOf(portal).map(({ msg }) => msg)).toContain('Database: DATABASE_URL');
});

test('session settings belong to the role, so that a pooler that rejects options works', async () => {
  const portal = await start();
  await portal.ready();
  const rows = await ask<{ setconfig: string[] }>(
    'select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where datname = current_database()',
  );
  expect(rows.map(({ setconfig }) => setconfig.toSorted())).toEqual([
    [
      'TimeZone=UTC',
      'idle_in_transaction_session_timeout=60000',
      'max_parallel_workers_per_gather=0',
      'plan_cache_mode=force_generic_plan',
      'statement_timeout=2000',
    ],
  ]);
});
