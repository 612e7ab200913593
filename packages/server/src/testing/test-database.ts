import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '#platform/database/embedded-postgres';
import { createDatabase, createPool, type Db } from '#platform/database/pool';
import type { AllTables } from '../app.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export type TestDatabase = { db: Db<AllTables>; pool: pg.Pool; close: () => Promise<void> };

/** A migrated, empty database of this test file's own. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  await admin.end();
  const pool = createPool({ ...server, database: name } as Connection, 12);
  return { db: createDatabase<AllTables>(pool), pool, close: () => pool.end() };
};
