import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '#platform/database/embedded-postgres';
import type { GatedPool } from '#platform/database/gated-pool';
import { createDatabase, createPatientPool, createPool, type Db } from '#platform/database/pool';
import { EMBEDDED_ROLE } from '#platform/database/serving-role';
import type { AllTables } from '../app.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export type TestDatabase = {
  /** As the portal serves it, with that role's rights. */
  db: Db<AllTables>;
  serving: GatedPool;
  /** The owner's connection, with which a test inspects and changes data. */
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** A migrated, empty database for this test file, or a copy of another template. */
export const createTestDatabase = async (template = TEMPLATE): Promise<TestDatabase> => {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const owner = { ...server, database: name } as Connection;
  const pool = createPatientPool(owner, 12);
  const serving = createPool({ ...owner, user: EMBEDDED_ROLE } as Connection, 12);
  const close = async () => {
    await Promise.all([pool.end(), serving.end()]);
  };
  return { db: createDatabase<AllTables>(serving), serving, pool, close };
};

/** An empty database on an external PostgreSQL, for portals in processes of their own; its owner may create roles. */
export const givenEmptyDatabase = async (): Promise<{ name: string; url: string }> => {
  const server = inject('postgres');
  if (!('host' in server)) throw new Error('the tests bring up a PostgreSQL with a socket folder');
  const name = `first_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create role ${name} login createrole password 'secret'`);
  await admin.query(`create database ${name} owner ${name}`);
  await admin.end();
  const url = `postgres://${name}:secret@localhost/${name}?host=${encodeURIComponent(server.host)}`;
  return { name, url };
};
