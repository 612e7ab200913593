import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../is-alive.ts';
import { until } from '../until.fixture.ts';
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { workingOn } from './postgres-processes.ts';

const SELF = new URL('./embedded-postgres.ts', import.meta.url).href;
/** A process that starts PostgreSQL and then does nothing. */
const CODE = `const { startEmbeddedPostgres } = await import(${JSON.stringify(SELF)});
const { pid } = await startEmbeddedPostgres(process.argv[1], process.argv[2]);
console.log(pid); setInterval(() => {}, 1000);`;

let folder: string;
let data: string;
let log: string;
let running: EmbeddedPostgres | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
  data = join(folder, 'postgres');
  log = join(folder, 'postgres.log');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const ask = async <Row extends object>(statement: string, connection = findEmbeddedPostgres(data)): Promise<Row[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
};

/** Starts PostgreSQL with a table of two rows. */
const startFilled = async (say?: (line: string) => void): Promise<EmbeddedPostgres> => {
  running = await startEmbeddedPostgres(data, log, say === undefined ? {} : { say });
  await ask("create table kept (word text); insert into kept values ('전'), ('후')", running.connection);
  return running;
};

const startElsewhere = async (): Promise<{ child: ChildProcess; pid: number }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, data, log], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout ?? child, 'data');
  return { child, pid: Number(String(said)) };
};

const killed = async ({ child }: { child: ChildProcess }): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

test('committed data survives kill -9 of the process that started it; the orphaned PostgreSQL is stopped first', async () => {
  const first = await startElsewhere();
  await ask('create table kept (word text)');
  await ask("insert into kept values ('전'), ('후')");
  // A suspended process cannot end by itself yet.
  process.kill(first.pid, 'SIGSTOP');
  await killed(first);
  expect(isAlive(first.pid)).toBe(true);
  running = await startEmbeddedPostgres(data, log);
  expect(isAlive(first.pid)).toBe(false);
  expect(running.pid).not.toBe(first.pid);
  expect(await ask('select word from kept', running.connection)).toEqual([{ word: '전' }, { word: '후' }]);
  const { pid } = running;
  await running.stop();
  expect(isAlive(pid)).toBe(false);
  expect(findEmbeddedPostgres(data)).toBeUndefined();
});

test('after kill -9 of the process that started it PostgreSQL ends by itself with all its processes', async () => {
  const first = await startElsewhere();
  const client = new pg.Client(findEmbeddedPostgres(data));
  client.on('error', () => undefined);
  await client.connect();
  await killed(first);
  await until(() => !isAlive(first.pid) && workingOn(data).length === 0, {
    what: 'PostgreSQL ends with who started it',
  });
  expect(findEmbeddedPostgres(data)).toBeUndefined();
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
});

test('when PostgreSQL is killed in the middle of work, it is restarted each time', async () => {
  const told: string[] = [];
  const started = await startFilled((line) => told.push(line));
  for (let round = 1; round <= 3; round += 1) {
    const { pid } = started;
    const client = new pg.Client(started.connection);
    client.on('error', () => undefined);
    await client.connect();
    await client.query("begin; insert into kept values ('nie bestätigt')");
    process.kill(pid, 'SIGKILL');
    const isUpAgain = () => started.pid !== pid && started.pid !== 0;
    await until(isUpAgain, { what: 'PostgreSQL is up again', every: 10 });
    expect(await ask('select word from kept', started.connection)).toHaveLength(2);
    expect(told).toHaveLength(2 * round);
  }
  expect(told.slice(0, 2)).toEqual([
    'Database: PostgreSQL ended (SIGKILL); bringing it up again',
    'Database: PostgreSQL is up again',
  ]);
  await started.stop();
  expect(told).toHaveLength(6);
});

test('a database whose processes are all suspended can still be stopped, and nothing remains', async () => {
  const first = await startFilled();
  for (const pid of workingOn(data)) process.kill(pid, 'SIGSTOP');
  await first.stop(100);
  expect(workingOn(data)).toEqual([]);
  running = await startEmbeddedPostgres(data, log);
  expect(await ask('select word from kept', running.connection)).toHaveLength(2);
  await running.stop();
});

test('a stale pid file with the id of another process neither prevents the start nor harms that process', async () => {
  await (await startFilled()).stop();
  const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(bystander, 'spawn');
  const lines = [bystander.pid, data, 1_760_000_000, 5432, join(folder, 'gone'), '', 0].join('\n');
  await writeFile(join(data, 'postmaster.pid'), `${lines}\n`);
  expect(findEmbeddedPostgres(data)).toBeUndefined();
  running = await startEmbeddedPostgres(data, log);
  expect(await ask('select word from kept', running.connection)).toHaveLength(2);
  expect(bystander.exitCode).toBeNull();
  await running.stop();
  bystander.kill('SIGKILL');
});

const socketFolderOf = ({ connection }: Pick<EmbeddedPostgres, 'connection'>): string => {
  if (!('host' in connection)) throw new Error('a socket folder is expected');
  return connection.host;
};

test('socket folders of killed processes are deleted at the next start; those of other data folders stay', async () => {
  const first = await startElsewhere();
  const left = socketFolderOf({ connection: findEmbeddedPostgres(data) ?? { connectionString: '' } });
  process.kill(first.pid, 'SIGKILL');
  await killed(first);
  await until(() => !isAlive(first.pid), { what: 'the killed PostgreSQL is gone' });
  expect(existsSync(left)).toBe(true);
  const foreign = [
    await mkdtemp(join(tmpdir(), 'portal-')),
    await mkdtemp(join(tmpdir(), 'portal-0123456789abcdef-')),
    await mkdtemp(join(tmpdir(), 'other-')),
  ];
  const [hostile = ''] = foreign;
  const lines = [2_000_000_000, data, 1_760_000_000, 5432, hostile, '', 0].join('\n');
  await writeFile(join(data, 'postmaster.pid'), `${lines}\n`);
  running = await startEmbeddedPostgres(data, log);
  expect(existsSync(left)).toBe(false);
  for (const folderOfOthers of foreign) {
    expect(existsSync(folderOfOthers)).toBe(true);
    await rm(folderOfOthers, { recursive: true });
  }
  expect(dirname(socketFolderOf(running))).toBe(dirname(left));
  await running.stop();
});

test.each(['', 'nonsense', '-1', '0', '1'])('a pid file that holds %j is taken for none', async (text) => {
  await mkdir(data);
  await writeFile(join(data, 'postmaster.pid'), text);
  expect(findEmbeddedPostgres(data)).toBeUndefined();
});

test('its socket folder is private to this user and deleted with it', async () => {
  running = await startEmbeddedPostgres(data, log);
  const host = socketFolderOf(running);
  expect(existsSync(join(host, '.s.PGSQL.5432'))).toBe(true);
  expect(await ask('show listen_addresses', running.connection)).toEqual([{ listen_addresses: '' }]);
  expect(await ask('show fsync', running.connection)).toEqual([{ fsync: 'on' }]);
  expect(await ask('show synchronous_commit', running.connection)).toEqual([{ synchronous_commit: 'on' }]);
  await running.stop();
  expect(existsSync(host)).toBe(false);
});

test('when it cannot start, the message names the log, and the log says why', async () => {
  await (await startEmbeddedPostgres(data, log)).stop();
  await writeFile(join(data, 'PG_VERSION'), '9\n');
  await expect(startEmbeddedPostgres(data, log)).rejects.toThrow('its log is postgres.log in the data folder');
  expect(await readFile(log, 'utf8')).toMatch(/database files are incompatible with server|not a valid data directory/);
});
