import { join } from 'node:path';
import type pg from 'pg';
import { beginRestoring, requireNotUnderRestore } from '#platform/backup/under-restore';
import { lockDataFolder } from '#platform/data-folder';
import {
  type Connection,
  endRunning,
  findEmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/database/embedded-postgres';
import { requireMigrated } from '#platform/database/migrate';
import { createPatientPool } from '#platform/database/pool';
import type { Config } from './config.ts';

export type OpenDatabase = {
  /** The role that owns everything: migrations and commands. */
  connection: Connection;
  pool: pg.Pool;
  /** Whether others may be serving it. */
  isShared: boolean;
  /** Ends the embedded database in order within so long, else hard. */
  close: (ms?: number) => Promise<void>;
};

type Starting = {
  say?: (line: string) => void;
  signal?: AbortSignal;
  /** Done once the folder is this process's; without it one that is under restore is refused. */
  whenHeld?: () => Promise<void>;
};

const POOL_SIZE = 3;

const folderOf = (config: Config): string => join(config.dataDir, 'postgres');

/** Work that is done once, however often it is asked for. */
const once = <Args extends unknown[]>(work: (...args: Args) => Promise<void>) => {
  let done: Promise<void> | undefined;
  return (...args: Args): Promise<void> => {
    done ??= work(...args);
    return done;
  };
};

const END_POOL_MS = 500;

/** Ends a pool; connections that are in use are not waited for long. */
export const endPool = (pool: pg.Pool): Promise<void> =>
  Promise.race([pool.end(), new Promise<void>((resolve) => setTimeout(resolve, END_POOL_MS).unref())]);

/** The database of the portal for the process that owns the data folder: an own one, or the embedded one brought up. */
export const openDatabase = async (config: Config, { say, signal, whenHeld }: Starting = {}): Promise<OpenDatabase> => {
  const unlock = await lockDataFolder(config.dataDir);
  try {
    if (whenHeld) await whenHeld();
    else requireNotUnderRestore(config.dataDir);
    if (config.databaseUrl !== undefined) {
      const connection = { connectionString: config.databaseUrl };
      const pool = createPatientPool(connection, POOL_SIZE);
      return { connection, pool, isShared: true, close: once(() => endPool(pool).then(unlock)) };
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
    return { connection, pool, isShared: false, close };
  } catch (error) {
    unlock();
    throw error;
  }
};

const connectionOf = (config: Config): Connection | undefined =>
  config.databaseUrl !== undefined ? { connectionString: config.databaseUrl } : findEmbeddedPostgres(folderOf(config));

/** Raised for a database that is not ours to fill. */
export class NotFresh extends Error {}

/**
 * An embedded database on a data folder that holds none yet, and is under restore from now on: what a backup is brought
 * into.
 */
export const openFreshDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined)
    throw new NotFresh('DATABASE_URL is set: an own PostgreSQL is restored with its own tools, see docs/operations.md');
  return openDatabase(config, {
    whenHeld: () => beginRestoring(config, () => endRunning(folderOf(config))),
  });
};

/**
 * For a command beside the running portal: its database, or the embedded one brought up for a moment. A database that
 * others may serve must be of this version; raises `WrongVersion`.
 */
export const joinDatabase = async (config: Config): Promise<OpenDatabase> => {
  requireNotUnderRestore(config.dataDir);
  const connection = connectionOf(config);
  if (connection === undefined) return openDatabase(config);
  const pool = createPatientPool(connection, 2);
  try {
    await requireMigrated(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { connection, pool, isShared: true, close: () => pool.end() };
};
