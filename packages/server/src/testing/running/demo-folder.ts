import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { type FirstStarts, startFirst } from './first-starts.ts';

/** Whether nobody has begun before. */
const isFirst = (begun: string): Promise<boolean> =>
  mkdir(begun).then(
    () => true,
    () => false,
  );

type Told = { starts?: FirstStarts; failure?: string };

/** Lets the others read how the first starts went, or why there is no demo. */
const tellOthers = async (told: string, start: () => Promise<FirstStarts>): Promise<void> => {
  const outcome = await start().then(
    (starts): Told => ({ starts }),
    (error: unknown): Told => ({ failure: String(error) }),
  );
  await writeFile(`${told}.being-made`, JSON.stringify(outcome));
  await rename(`${told}.being-made`, told);
};

/** Leaves a copy of what was made where this run's journeys begin with it (see scripts/test.ts). */
const startAndKeep = async (made: string): Promise<FirstStarts> => {
  const starts = await startFirst(made);
  const { KEPT_DEMO } = process.env;
  if (KEPT_DEMO) await cp(made, KEPT_DEMO, { recursive: true });
  return starts;
};

/** The demo company's data folder and how its first starts went; made once for all test files. */
const madeDemo = async (): Promise<{ made: string; starts: FirstStarts }> => {
  const folder = inject('sharedFolder');
  const [begun, made, told] = [join(folder, 'demo-begun'), join(folder, 'demo'), join(folder, 'demo.json')];
  if (await isFirst(begun)) await tellOthers(told, () => startAndKeep(made));
  for (; !existsSync(told); await delay(50));
  const { starts, failure } = JSON.parse(await readFile(told, 'utf8')) as Told;
  if (starts === undefined) throw new Error(`no demo folder was made: ${failure}`);
  return { made, starts };
};

/** A data folder of this test's own, as a portal that has served the demo company left it. */
export const givenDemoFolder = async (): Promise<string> => {
  const { made } = await madeDemo();
  const own = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  await cp(made, own, { recursive: true });
  return own;
};

/** How the first starts went that made it. */
export const givenFirstStarts = async (): Promise<FirstStarts> => (await madeDemo()).starts;

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
