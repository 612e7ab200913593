import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';

/** A copy of a data folder in which a portal has served the demo company. */
export const givenDemoFolder = async (): Promise<string> => {
  const own = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  await cp(inject('demoFolder'), own, { recursive: true });
  return own;
};

export type DemoDatabase = {
  /** The URL of an external PostgreSQL with the demo company, for portals. */
  url: string;
  /** The contents that it names, and the keys of the demo's provider. */
  files: string;
  keys: string;
  close: () => Promise<void>;
};

/** The demo company in a PostgreSQL that no portal starts. */
export const givenDemoDatabase = async (): Promise<DemoDatabase> => {
  const folder = await givenDemoFolder();
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), join(folder, 'postgres.log'), {
    settings: { max_connections: '150' },
  });
  if (!('host' in postgres.connection)) throw new Error('the tests bring up a PostgreSQL with a socket folder');
  const { host, user, database } = postgres.connection;
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    files: join(folder, 'files'),
    keys: join(folder, 'keys'),
    close: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
