import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { freePort } from '../free-port.ts';
import { untilTextsAreOut } from '../traces.ts';
import { processesNaming, READY, startPortalProcess } from './portal.ts';

/** When a first start is stopped, each further than the one before it, on one folder for all. */
export const FIRST_STOPS = [
  ['SIGINT', 'while the database is made', { there: 'postgres.being-made' }],
  ['SIGINT', 'while the database comes up', { there: 'postgres' }],
  ['SIGTERM', 'while it is filled', { said: 'applied' }],
  ['SIGHUP', 'once it is filled', { said: 'Demo' }],
] as const;

type Stop = (typeof FIRST_STOPS)[number];

/** How a start ended, and the processes that it left. */
type Ended = { output: string; code: number | null; left: number[] };
/** What the stopped starts said and left, and the one after them that came up. */
export type FirstStarts = { stopped: Ended[]; last: Ended & { readyMs: number } };

const startAndStop = async (dataDir: string, port: number, [signal, , until]: Stop): Promise<Ended> => {
  const portal = startPortalProcess(dataDir, port);
  const goesOn = () => portal.child.exitCode === null && !portal.output().includes(READY);
  if ('said' in until) await portal.says(until.said);
  else while (goesOn() && !existsSync(join(dataDir, until.there))) await delay(2);
  const output = portal.output();
  return { output, code: await portal.stop(signal), left: processesNaming(dataDir) };
};

/** A portal's first start with the demo company, stopped several times and ended once nothing is left to be done for it. */
export const startFirst = async (dataDir: string): Promise<FirstStarts> => {
  const port = await freePort();
  const stopped: Ended[] = [];
  for (const stop of FIRST_STOPS) stopped.push(await startAndStop(dataDir, port, stop));
  const portal = startPortalProcess(dataDir, port);
  let code: number | null;
  let readyMs: number;
  try {
    readyMs = await portal.ready();
    const database = new pg.Client(findEmbeddedPostgres(join(dataDir, 'postgres')));
    await database.connect();
    await untilTextsAreOut(database).finally(() => database.end());
  } finally {
    code = await portal.stop();
  }
  return { stopped, last: { output: portal.output(), readyMs, code, left: processesNaming(dataDir) } };
};
