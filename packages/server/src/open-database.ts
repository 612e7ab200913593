import { join } from 'node:path';
import type pg from 'pg';
import { beginRestoring, requireNotUnderRestore } from '#platform/backup/under-restore';
import { lockDataFolder } from '#platform/data-folder';
import { endRunning, findEmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { requireMigrated } from '#platform/database/migrate';
import { createPatientPool } from '#platform/database/pool';
import type { Ways } from '#platform/database/serving-role';
import type { Config } from './config.ts';

export type OpenDatabase = {
  /** The owner's connection, for migrations, commands and session locks, and the connection for serving. */
  ways: Ways;
  pool: pg.Pool;
  /** Whether others may be serving it. */
  isShared: boolean;
  /** Stops the embedded database in order within this time, else kills it. */
  close: (ms?: number) => Promise<void>;
};

type Starting = {
  say?: (line: string) => void;
  signal?: AbortSignal;
  /** Runs once this process has locked the folder; without it a folder under restore is refused. */
  whenHeld?: () => Promise<void>;
};

const POOL_SIZE = 3;

const folderOf = (config: Config): string => join(config.dataDir, 'postgres');

/** Makes a function run only once, however often it is called. */
const once = <Args extends unknown[]>(work: (...args: Args) => Promise<void>) => {
  let done: Promise<void> | undefined;
  return (...args: Args): Promise<void> => {
    done ??= work(...args);
    return done;
  };
};

const END_POOL_MS = 500;

/** Ends a pool without waiting long for connections in use. */
export const endPool = (pool: pg.Pool): Promise<void> =>
  Promise.race([pool.end(), new Promise<void>((resolve) => setTimeout(resolve, END_POOL_MS).unref())]);

/** The connections to an external PostgreSQL; undefined for the embedded one. */
const ownWays = ({ database: { url, ownerUrl = url } }: Config): Ways | undefined =>
  url === undefined || ownerUrl === undefined
    ? undefined
    : { owner: { connectionString: ownerUrl }, serving: { connectionString: url } };

/**
 * Opens the portal's database for the process that locks the data folder: an external one, or the embedded one, which
 * is started.
 */
export const openDatabase = async (config: Config, { say, signal, whenHeld }: Starting = {}): Promise<OpenDatabase> => {
  const unlock = await lockDataFolder(config.dataDir);
  try {
    if (whenHeld) await whenHeld();
    else requireNotUnderRestore(config.dataDir);
    const ways = ownWays(config);
    if (ways) {
      const pool = createPatientPool(ways.owner, POOL_SIZE);
      return { ways, pool, isShared: true, close: once(() => endPool(pool).then(unlock)) };
    }
    const postgres = await startEmbeddedPostgres(folderOf(config), join(config.dataDir, 'postgres.log'), {
      ...(say ? { say } : {}),
      signal,
    });
    const { connection } = postgres;
    const pool = createPatientPool(connection, POOL_SIZE);
    const close = once(async (ms?: number) => {
      await endPool(pool);
      await postgres.stop(ms);
      unlock();
    });
    return { ways: { owner: connection, serving: connection }, pool, isShared: false, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

const waysOf = (config: Config): Ways | undefined => {
  const own = ownWays(config);
  const running = own === undefined ? findEmbeddedPostgres(folderOf(config)) : undefined;
  return running ? { owner: running, serving: running } : own;
};

/** Raised for a database that is not ours to fill. */
export class NotFresh extends Error {}

/** Starts an embedded database on an empty data folder and marks it as under restore, to restore a backup to. */
export const openFreshDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.database.url !== undefined)
    throw new NotFresh('DATABASE_URL is set: an own PostgreSQL is restored with its own tools, see docs/operations.md');
  return openDatabase(config, {
    whenHeld: () => beginRestoring(config, () => endRunning(folderOf(config))),
  });
};

/**
 * Opens the database for a command while the portal may be running; the embedded one is started if it is not. A
 * database that other processes may serve must have this version; raises `WrongVersion`.
 */
export const joinDatabase = async (config: Config): Promise<OpenDatabase> => {
  requireNotUnderRestore(config.dataDir);
  const ways = waysOf(config);
  if (ways === undefined) return openDatabase(config);
  const pool = createPatientPool(ways.owner, 2);
  try {
    await requireMigrated(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { ways, pool, isShared: true, close: () => pool.end() };
};
