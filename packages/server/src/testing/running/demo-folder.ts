import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { freePort } from '../free-port.ts';
import { untilTextsAreOut } from '../traces.ts';
import { startPortalProcess } from './portal.ts';

const START_TIMEOUT_MS = 240_000;

/** A portal's first start with the demo company, ended once nothing is left to be done for it. */
const runOnce = async (dataDir: string): Promise<void> => {
  const portal = startPortalProcess(dataDir, await freePort());
  try {
    if ((await portal.ready(START_TIMEOUT_MS)) === undefined) throw new Error(portal.output());
    const database = new pg.Client(findEmbeddedPostgres(join(dataDir, 'postgres')));
    await database.connect();
    await untilTextsAreOut(database).finally(() => database.end());
  } finally {
    await portal.stop();
  }
};

/** Whether nobody has begun before. */
const isFirst = (begun: string): Promise<boolean> =>
  mkdir(begun).then(
    () => true,
    () => false,
  );

const untilThere = async (path: string): Promise<void> => {
  for (const from = performance.now(); !existsSync(path); await delay(50))
    if (performance.now() - from > START_TIMEOUT_MS) throw new Error('no demo folder was made');
};

/** A data folder of this test's own, as a portal that has served the demo company left it; made once for all test files. */
export const givenDemoFolder = async (): Promise<string> => {
  const folder = inject('sharedFolder');
  const [begun, made] = [join(folder, 'demo-begun'), join(folder, 'demo')];
  if (await isFirst(begun)) {
    await runOnce(join(begun, 'data'));
    await rename(join(begun, 'data'), made);
  } else await untilThere(made);
  const own = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  await cp(made, own, { recursive: true });
  return own;
};

export type DemoDatabase = {
  /** The address of an own PostgreSQL that holds the demo company, as portals are given it. */
  url: string;
  /** The contents that it names, and the keys of the demo's provider. */
  files: string;
  keys: string;
  close: () => Promise<void>;
};

/** The demo company in a PostgreSQL that no portal brings up by itself. */
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
