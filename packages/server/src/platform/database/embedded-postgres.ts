import { createHash } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { GuardedProcess } from './guarded-process.ts';
import { OWNER, requireCluster } from './postgres-cluster.ts';
import { endOrphans, findRunning, PATIENCE_MS, stopPostmaster } from './postgres-processes.ts';
import { DatabaseRefused, findPostgresUser, type PostgresUser } from './postgres-user.ts';

export type Connection = { host: string; port: number; user: string; database: string } | { connectionString: string };

export type EmbeddedPostgres = {
  connection: Connection;
  /** The postmaster of now: another one after it was killed. */
  readonly pid: number;
  /** Stops in order within this time, else kills it. */
  stop: (ms?: number) => Promise<void>;
};

type Options = {
  settings?: Readonly<Record<string, string>>;
  /** Receives messages about automatic restarts. */
  say?: (line: string) => void;
  /** Breaks the start off. */
  signal?: AbortSignal | undefined;
};

const PORT = 5432;
const connectionAt = (host: string): Connection => ({ host, port: PORT, user: OWNER, database: 'postgres' });

const SETTINGS = {
  // Reached through a socket in a folder that only this user may enter.
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '256MB',
  jit: 'off',
  log_min_messages: 'warning',
  // The cost for SSDs: with it the planner uses the indexes of lists.
  random_page_cost: '1.1',
  // Deadlocks are detected soon, and the transaction is retried.
  deadlock_timeout: '200ms',
};

/** The connection to an embedded PostgreSQL that another process runs on this folder, if one does. */
export const findEmbeddedPostgres = (folder: string): Connection | undefined => {
  const running = findRunning(folder);
  return running ? connectionAt(running.socketFolder) : undefined;
};

/** Sockets are in the temporary folder, since their paths must be short; the name identifies the data folder. */
const socketPrefixOf = (folder: string): string =>
  `portal-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}-`;

/** Deletes socket folders that killed processes of this data folder left; those of other users stay. */
const clearSocketFolders = (prefix: string): void => {
  for (const entry of readdirSync(tmpdir(), { withFileTypes: true }))
    if (entry.isDirectory() && entry.name.startsWith(prefix))
      try {
        rmSync(join(tmpdir(), entry.name), { recursive: true, force: true });
      } catch {
        // It is not ours to remove.
      }
};

type Place = { folder: string; logFile: string; socketFolder: string; options: readonly string[] };

/** The last lines of PostgreSQL's log after a position. */
const lastWords = (logFile: string, from: number): string =>
  readFileSync(logFile).subarray(from).toString('utf8').trim().split('\n').slice(-5).join('\n');

const CONNECT_MS = 2_000;

/** Starts the postmaster and waits until it accepts connections, however long its recovery takes, unless it ends. */
const startPostmaster = async (
  user: PostgresUser,
  { folder, logFile, socketFolder, options }: Place,
  signal?: AbortSignal,
): Promise<GuardedProcess> => {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const log = openSync(logFile, 'a', 0o600);
  fchmodSync(log, 0o600);
  const { size } = fstatSync(log);
  const postmaster = user.run(
    'postgres',
    folder,
    ['-D', folder, '-k', socketFolder, '-p', String(PORT), ...options],
    log,
  );
  closeSync(log);
  postmaster.child.unref();
  let hasEnded = false;
  void postmaster.ended.then(() => {
    hasEnded = true;
  });
  for (; !hasEnded && !signal?.aborted; await delay(25)) {
    const client = new pg.Client({ ...connectionAt(socketFolder), connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return postmaster;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  if (!hasEnded) await stopPostmaster(folder, postmaster.pid ?? 0);
  signal?.throwIfAborted();
  throw new DatabaseRefused(
    `the embedded PostgreSQL did not start; its log is postgres.log in the data folder, and ends with\n${lastWords(logFile, size)}\n` +
      'Nothing was changed. Mend what it names, put the folder back from a copy of the disk, or restore a backup into a fresh DATA_DIR',
  );
};

const SOONEST_MS = 100;
const LATEST_MS = 2_000;

/** Restarts the postmaster whenever it ends without being asked to. */
const superviseProcess = (user: PostgresUser, place: Place, first: GuardedProcess, say: (line: string) => void) => {
  const stopping = new AbortController();
  let running: GuardedProcess | undefined = first;
  const reviving = (async () => {
    while (running) {
      const how = await running.ended;
      running = undefined;
      if (stopping.signal.aborted) return;
      say(`Database: PostgreSQL ended (${how}); bringing it up again`);
      for (let wait = SOONEST_MS; !running; wait = Math.min(2 * wait, LATEST_MS)) {
        await delay(wait);
        await endOrphans(place.folder);
        if (stopping.signal.aborted) return;
        try {
          running = await startPostmaster(user, place, stopping.signal);
        } catch (error) {
          if (stopping.signal.aborted) return;
          say(`Database: ${error instanceof Error ? error.message : error}`);
        }
      }
      say('Database: PostgreSQL is up again');
    }
  })();
  return {
    pid: () => running?.pid ?? 0,
    stop: async (ms: number) => {
      stopping.abort();
      if (running) await stopPostmaster(place.folder, running.pid ?? 0, ms);
      await reviving;
    },
  };
};

/** Ends the processes that a killed portal left running on a folder; the caller holds the lock on the data folder. */
export const endRunning = async (folder: string): Promise<void> => {
  const left = findRunning(folder);
  if (left) await stopPostmaster(folder, left.pid);
  await endOrphans(folder);
};

/**
 * Starts PostgreSQL on a folder (created when missing) and keeps it running. The caller holds the lock on the data
 * folder, so a running postmaster was left by a killed portal and is stopped first.
 */
export const startEmbeddedPostgres = async (
  folder: string,
  logFile: string,
  { settings = {}, say = () => undefined, signal }: Options = {},
): Promise<EmbeddedPostgres> => {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const user = findPostgresUser(folder);
  await requireCluster(user, folder, signal);
  await endRunning(folder);
  const socketPrefix = socketPrefixOf(folder);
  clearSocketFolders(socketPrefix);
  const socketFolder = await mkdtemp(join(tmpdir(), socketPrefix));
  user.own(socketFolder);
  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const place = { folder, logFile, socketFolder, options };
  const forgetSockets = () => rm(socketFolder, { recursive: true, force: true });
  const first = await startPostmaster(user, place, signal).catch(async (error: unknown) => {
    await forgetSockets();
    throw error;
  });
  const supervised = superviseProcess(user, place, first, say);
  return {
    connection: connectionAt(socketFolder),
    get pid() {
      return supervised.pid();
    },
    stop: async (ms = PATIENCE_MS) => {
      await supervised.stop(ms);
      await forgetSockets();
    },
  };
};
