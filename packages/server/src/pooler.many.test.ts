import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDraft } from '@portal/contract/approval';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { hasEngine } from '#testing/running/engine';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const PROCESSES = 3;
/** Maximum connections that the pooler opens for the serving role. */
const SERVER_CONNECTIONS = 6;

/** Older versions do not support prepared statements. */
const keepsStatements = (): boolean => {
  const { stdout = '' } = spawnSync('/usr/sbin/pgbouncer', ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
};

let folder: string;
let demo: DemoDatabase;
let pooler: ChildProcess;
let poolerPort: number;

/** Starts PgBouncer in front of the demo's database, in transaction mode. */
const startPooler = async (): Promise<void> => {
  const socket = new URL(demo.url).searchParams.get('host');
  await writeFile(join(folder, 'users'), '"portal" ""\n"portal_server" ""\n');
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${socket} port=5432`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${poolerPort}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 200',
      ...(keepsStatements() ? ['max_prepared_statements = 500'] : []),
    ].join('\n'),
  );
  // It does not run as root, and needs access to the socket of the user who runs these tests.
  const asOther = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=1000', '--map-group=1000'] : [];
  const [program = '', ...args] = [...asOther, '/usr/sbin/pgbouncer', '-q', join(folder, 'pgbouncer.ini')];
  pooler = spawn(program, args, { stdio: 'inherit' });
  const isUp = async () => {
    const client = new pg.Client(poolerUrl());
    await client.connect();
    await client.end();
    return true;
  };
  await until(() => isUp().catch(() => false), { what: 'the pooler takes connections', within: 20_000 });
};

const poolerUrl = () => `postgres://portal@127.0.0.1:${poolerPort}/postgres`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pooler-'));
  demo = await givenDemoDatabase();
  poolerPort = await freePort();
  if (hasEngine('pgbouncer')) await startPooler();
});

afterAll(async () => {
  if (pooler) {
    pooler.kill('SIGTERM');
    await once(pooler, 'exit');
  }
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const startPortals = async (prepare: string): Promise<PortalProcess[]> => {
  const portals: PortalProcess[] = [];
  for (let each = 0; each < PROCESSES; each += 1) {
    const settings = {
      DATABASE_URL: poolerUrl(),
      DATABASE_OWNER_URL: demo.url,
      DATABASE_PREPARE: prepare,
      FILE_STORE: demo.files,
    };
    portals.push(startPortalProcess(join(folder, `data-${prepare}-${each}`), await freePort(), settings));
  }
  for (const portal of portals) await portal.ready();
  return portals;
};

test.runIf(hasEngine('pgbouncer')).each(keepsStatements() ? ['on', 'off'] : ['off'])(
  'several processes serve over a pooler by few connections, prepared statements %s',
  async (prepare) => {
    const portals = await startPortals(prepare);
    for (const portal of portals) {
      expect(portal.output()).not.toContain('only one role');
      const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
      const headers = { authorization: `Bearer ${accessToken}`, auth2: idToken, 'content-type': 'application/json' };
      const body = JSON.stringify({ title: '풀러', content: '<p>풀러</p>', category: { id: 1 }, lines: [] });
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const created = await fetch(`${portal.url}${createDraft.path}`, { method: 'POST', headers, body });
          const listed = await fetch(`${portal.url}/api/me`, { headers });
          return [created.status, listed.status];
        }),
      );
      expect(new Set(statuses.map(String))).toEqual(new Set(['201,200']));
      expect(await (await fetch(`${portal.url}/api/health/ready`)).json()).toEqual({ status: 'ok' });
    }
    const client = new pg.Client(demo.url);
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::integer as count from pg_stat_activity where usename = 'portal_server'",
    );
    await client.end();
    expect(rows[0].count).toBeLessThanOrEqual(SERVER_CONNECTIONS);
    for (const portal of portals) expect(await portal.stop()).toBe(0);
  },
);
