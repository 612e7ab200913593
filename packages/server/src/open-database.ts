import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { lockDataFolder } from '#platform/data-folder';
import { type Connection, findEmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { createPool } from '#platform/database/pool';
import type { Config } from './config.ts';

export type OpenDatabase = { pool: pg.Pool; close: () => Promise<void> };

const POOL_SIZE = 16;

const folderOf = (config: Config): string => join(config.dataDir, 'postgres');

/** The database of the portal for the process that owns the data folder: an own one, or the embedded one brought up. */
export const openDatabase = async (config: Config): Promise<OpenDatabase> => {
  const unlock = await lockDataFolder(config.dataDir);
  if (config.databaseUrl !== undefined) {
    const pool = createPool({ connectionString: config.databaseUrl }, POOL_SIZE);
    return { pool, close: () => pool.end().then(unlock) };
  }
  mkdirSync(config.dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres(folderOf(config), join(config.dataDir, 'postgres.log'));
  const pool = createPool(postgres.connection, POOL_SIZE);
  return {
    pool,
    close: () =>
      pool
        .end()
        .then(() => postgres.stop())
        .then(unlock),
  };
};

const connectionOf = (config: Config): Connection | undefined =>
  config.databaseUrl !== undefined ? { connectionString: config.databaseUrl } : findEmbeddedPostgres(folderOf(config));

/** Raised for a data folder that holds something already, or a database that is not ours to fill. */
export class NotFresh extends Error {}

/** An embedded database on a data folder that holds none yet: what a backup is brought into. */
export const openFreshDatabase = async (config: Config): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined)
    throw new NotFresh('DATABASE_URL is set: an own PostgreSQL is restored with its own tools, see docs/operations.md');
  if (existsSync(folderOf(config)) || existsSync(join(config.dataDir, 'files')))
    throw new NotFresh('DATA_DIR holds a portal already: name a fresh one');
  return openDatabase(config);
};

/** For a command beside the running portal: its database, or the embedded one brought up for a moment. */
export const joinDatabase = async (config: Config): Promise<OpenDatabase> => {
  const connection = connectionOf(config);
  if (connection === undefined) return openDatabase(config);
  const pool = createPool(connection, 2);
  return { pool, close: () => pool.end() };
};
