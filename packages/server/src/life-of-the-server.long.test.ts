import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ReplyOf } from '@portal/contract/kernel';
import * as contract from '@portal/contract/notification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workingOn } from '#platform/database/postgres-processes';
import { isAlive } from '#platform/is-alive';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { givenDemoFolder } from '#testing/running/demo-folder';
import {
  compileCache,
  type PortalProcess,
  postmasterOf,
  processesNaming,
  startPortalProcess,
} from '#testing/running/running-portal';
import { signInByCode } from './demo/provider/sign-in-by-code.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let dataDir: string;
let port: number;
let portal: PortalProcess;
let headers: Record<string, string>;

const postgresFolder = () => join(dataDir, 'postgres');

const start = async (): Promise<void> => {
  portal = startPortalProcess(dataDir, port);
  await portal.ready();
};

beforeAll(async () => {
  dataDir = await givenDemoFolder();
  port = await freePort();
  await start();
  const { accessToken, idToken } = await signInByCode({ baseUrl: portal.url, email: 'captain@hanbit.example' });
  headers = { authorization: `Bearer ${accessToken}`, auth2: idToken };
});

afterAll(async () => {
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Restarts the server for a test after one that ended it. */
const startAgain = async (): Promise<void> => {
  if (portal.child.exitCode !== null || portal.child.signalCode !== null) await start();
};

const statusOf = async (path: string): Promise<number> => (await fetch(`${portal.url}${path}`, { headers })).status;
const isReady = async (): Promise<boolean> => (await statusOf('/api/health/ready')) === 200;

const postmaster = (): number => {
  const pid = postmasterOf(dataDir);
  if (pid === undefined) throw new Error('no PostgreSQL runs');
  return pid;
};

const nothingIsLeft = () =>
  until(() => processesNaming(postgresFolder()).length === 0, { what: 'no process of PostgreSQL is left' });
const untilReady = () => until(isReady, { what: 'readiness tells that all is well' });
const untilNotReady = () => until(async () => !(await isReady()), { what: 'readiness tells that something is away' });

test('a killed PostgreSQL is restarted, and readiness reports its absence and return', async () => {
  for (let round = 1; round <= 2; round += 1) {
    process.kill(postmaster(), 'SIGKILL');
    const isUpAgain = () => portal.output().split('PostgreSQL is up again').length > round;
    await until(isUpAgain, { what: 'PostgreSQL is up again' });
    await untilReady();
    expect(await statusOf('/api/me')).toBe(200);
  }
  expect(portal.output()).toContain('Database: PostgreSQL ended (SIGKILL); bringing it up again');
});

test('while the database is suspended readiness reports it, every call is answered, and all recovers afterwards', async () => {
  const stopped = workingOn(postgresFolder());
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  const underWay = Array.from({ length: 24 }, () => statusOf('/api/me'));
  expect(new Set(await Promise.all(underWay))).toEqual(new Set([503]));
  // A busy server refuses calls before it has checked its database again.
  await untilNotReady();
  expect(await statusOf('/api/health')).toBe(200);
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  await untilReady();
  expect(await statusOf('/api/me')).toBe(200);
});

test('a suspended postmaster alone is detected too', async () => {
  const pid = postmaster();
  process.kill(pid, 'SIGSTOP');
  await untilNotReady();
  expect(await statusOf('/api/me')).toBe(503);
  process.kill(pid, 'SIGCONT');
  await untilReady();
});

test('with a suspended database a stop ends and leaves no processes', async () => {
  for (const pid of workingOn(postgresFolder())) process.kill(pid, 'SIGSTOP');
  const asked = statusOf('/api/me').catch(() => 503);
  expect(await portal.stop()).toBe(0);
  expect(await asked).toBe(503);
  expect(processesNaming(postgresFolder())).toEqual([]);
});

test('readiness reports a missing and a restored file folder, and calls are answered meanwhile', async () => {
  await startAgain();
  const degraded = async () =>
    ((await (await fetch(`${portal.url}/api/health/ready`)).json()) as { degraded?: string[] }).degraded;
  const away = join(dataDir, 'files-away');
  await rename(join(dataDir, 'files'), away);
  await until(async () => (await degraded())?.[0] === 'file-store', { what: 'the store is told to be gone' });
  expect([await isReady(), await statusOf('/api/me')]).toEqual([true, 200]);
  await rename(away, join(dataDir, 'files'));
  await until(async () => (await degraded()) === undefined, { what: 'the store is told to be back' });
  expect(await statusOf('/api/me')).toBe(200);
});

test('everything in the data folder is readable by its owner only', async () => {
  const entries = await readdir(dataDir, { recursive: true });
  const open: string[] = [];
  for (const name of ['', ...entries]) {
    const found = await stat(join(dataDir, name)).catch(() => undefined);
    if (found && (found.mode & 0o077) !== 0) open.push(`${name} ${(found.mode & 0o777).toString(8)}`);
  }
  expect(open).toEqual([]);
});

/** Polls for news like a browser tab until no server answers; returns the answers. */
const waitForNews = async (): Promise<ReadonlySet<number>> => {
  const first = await fetch(`${portal.url}${contract.waitForNews.path}`, { headers });
  const { state } = (await first.json()) as ReplyOf<typeof contract.waitForNews>;
  const answered = new Set<number>();
  for (;;) {
    const status = await statusOf(`${contract.waitForNews.path}?known=${state}`).catch(() => undefined);
    if (status === undefined) return answered;
    answered.add(status);
  }
};

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)(
  '%s stops it in order, without refusing a call or leaving a process',
  async (signal) => {
    await startAgain();
    const pid = postmaster();
    expect(isAlive(pid)).toBe(true);
    const waiting = [waitForNews(), waitForNews(), waitForNews()];
    await delay(500);
    expect(await portal.stop(signal)).toBe(0);
    // Each was answered with the present state, and asked again on its open connection.
    for (const answered of await Promise.all(waiting)) expect(answered).toEqual(new Set([200]));
    expect(isAlive(pid)).toBe(false);
    expect(postmasterOf(dataDir)).toBeUndefined();
    await nothingIsLeft();
  },
);

test('after kill -9 of the server its database ends by itself', async () => {
  await startAgain();
  const pid = postmaster();
  await portal.kill();
  await until(() => !isAlive(pid), { what: 'PostgreSQL has ended' });
  await nothingIsLeft();
});

/** Starts the server as a child of a process that takes the role of npm. */
const startBelow = (): { parent: ChildProcess; isServing: () => Promise<boolean> } => {
  const code = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: 'ignore' }); setInterval(() => {}, 1000);`;
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    ...compileCache,
    npm_lifecycle_event: 'start',
  };
  const parent = spawn(process.execPath, ['-e', code], { env, stdio: 'ignore' });
  return { parent, isServing: () => isReady().catch(() => false) };
};

test('kill -9 of npm stops its server in order', async () => {
  await portal.stop();
  const { parent, isServing } = startBelow();
  await until(isServing, { what: 'the server below npm serves' });
  const pid = postmaster();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(() => !isAlive(pid), { what: 'PostgreSQL has ended' });
  expect(postmasterOf(dataDir)).toBeUndefined();
  await until(async () => !(await isServing()), { what: 'the server below npm has ended' });
  await nothingIsLeft();
});
