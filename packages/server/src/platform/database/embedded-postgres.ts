import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresUser, type PostgresUser } from './postgres-user.ts';

export type Connection = { host: string; port: number; user: string; database: string } | { connectionString: string };

export type EmbeddedPostgres = { connection: Connection; pid: number; stop: () => Promise<void> };

const USER = 'portal';
const PORT = 5432;
const connectionAt = (host: string): Connection => ({ host, port: PORT, user: USER, database: 'postgres' });

const SETTINGS = {
  // Reached through a socket in a folder that only this user may enter.
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '256MB',
  jit: 'off',
  log_min_messages: 'warning',
  // SSD-like costs: the planner then walks the list indexes.
  random_page_cost: '1.1',
};

const makeCluster = async ({ folder, run }: PostgresUser): Promise<void> => {
  const args = [
    '-D',
    folder,
    '-U',
    USER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  const initdb = run('initdb', args, 'pipe');
  let output = '';
  for (const stream of [initdb.stdout, initdb.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(initdb, 'exit');
  if (code === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb failed: ${output.trim()}`);
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The postmaster that still serves a data folder, such as after kill -9 of the portal. */
const findRunning = (folder: string): { pid: number; socketFolder: string } | undefined => {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 1 || !isAlive(number)) return undefined;
  const commandLine = `/proc/${number}/cmdline`;
  const isPostgres = !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(folder);
  return isPostgres ? { pid: number, socketFolder: socketFolder ?? '' } : undefined;
};

const waitForEnd = async (pid: number, seconds: number): Promise<boolean> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(25)) if (!isAlive(pid)) return true;
  return false;
};

/** Fast shutdown: running statements are broken off, what was committed is on disk. */
const stopPostmaster = async (pid: number): Promise<void> => {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, 10)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForEnd(pid, 10);
};

const waitUntilReady = async (connection: Connection, isGone: () => boolean): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await delay(25)) {
    if (isGone()) break;
    const client = new pg.Client(connection);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('the embedded PostgreSQL did not start; its log is postgres.log in the data folder');
};

/** The connection to an embedded PostgreSQL that another process runs on this folder, if one does. */
export const findEmbeddedPostgres = (wanted: string): Connection | undefined => {
  const running = findRunning(findPostgresUser(wanted).folder);
  return running ? connectionAt(running.socketFolder) : undefined;
};

/** Sockets lie in the temporary folder, since their paths must be short; the name tells whose they are. */
const socketPrefixOf = (folder: string): string =>
  `portal-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}-`;

/** Clears the socket folders that killed processes of this data folder left; what another user owns stays. */
const clearSocketFolders = (prefix: string): void => {
  for (const entry of readdirSync(tmpdir(), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name.startsWith(prefix))
      try {
        rmSync(join(tmpdir(), entry.name), { recursive: true, force: true });
      } catch {
        // It is not ours to remove.
      }
};

/**
 * Brings up PostgreSQL on the wanted folder (made when missing). The caller holds the lock on the data folder, so a postmaster
 * that runs there is one that a killed portal left behind: it is stopped first.
 */
export const startEmbeddedPostgres = async (
  wanted: string,
  logFile: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> => {
  mkdirSync(dirname(wanted), { recursive: true });
  const user = findPostgresUser(wanted);
  const { folder } = user;
  const left = findRunning(folder);
  if (left) await stopPostmaster(left.pid);
  else rmSync(join(folder, 'postmaster.pid'), { force: true });
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster(user);
  const socketPrefix = socketPrefixOf(folder);
  clearSocketFolders(socketPrefix);
  const socketFolder = await mkdtemp(join(tmpdir(), socketPrefix));
  user.own(socketFolder);
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a');
  const postmaster = user.run('postgres', ['-D', folder, '-k', socketFolder, '-p', String(PORT), ...options], log);
  closeSync(log);
  const { pid } = postmaster;
  if (pid === undefined) throw new Error('the embedded PostgreSQL could not be started');
  postmaster.unref();
  const connection = connectionAt(socketFolder);
  await waitUntilReady(connection, () => postmaster.exitCode !== null);
  return {
    connection,
    pid,
    stop: async () => {
      await stopPostmaster(pid);
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
};
