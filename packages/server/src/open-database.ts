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
  /** As the role that owns everything, for migrations, commands and locks of a connection; and the way that serving takes. */
  ways: Ways;
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

/** The ways to an own PostgreSQL; none where the embedded one serves. */
const ownWays = ({ database: { url, ownerUrl = url } }: Config): Ways | undefined =>
  url === undefined || ownerUrl === undefined
    ? undefined
    : { owner: { connectionString: ownerUrl }, serving: { connectionString: url } };

/** The database of the portal for the process that owns the data folder: an own one, or the embedded one brought up. */
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

/**
 * An embedded database on a data folder that holds none yet, and is under restore from now on: what a backup is brought
 * into.
 */
export const openFreshDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.database.url !== undefined)
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
