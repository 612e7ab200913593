import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Connection, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { migrate } from '#platform/database/migrate';
import { createPool } from '#platform/database/pool';
import { findServingConnection } from '#platform/database/serving-role';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection;
  }
}

/** The migrated database that every test file copies. */
export const TEMPLATE = 'migrated';

/** Durability is not needed in tests, speed is. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Hundreds of databases that exist for seconds need no vacuum.
  autovacuum: 'off',
  max_connections: '200',
};

/** One real PostgreSQL for all test files. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), join(folder, 'postgres.log'), {
    settings: SETTINGS,
  });
  const admin = createPool(postgres.connection, 1);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = { ...postgres.connection, database: TEMPLATE } as Connection;
  const pool = createPool(template, 1);
  await migrate(pool);
  await findServingConnection(pool, { owner: template, serving: template }, (line) => {
    throw new Error(line);
  });
  await pool.end();
  project.provide('postgres', postgres.connection);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
};
