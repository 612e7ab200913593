import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { type PortalProcess, processesNaming, READY, startPortalProcess } from '#testing/running/running-portal';

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-first-'));
  port = await freePort();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const lies = (name: string) => (portal: PortalProcess) => {
  const goesOn = () => portal.child.exitCode === null && !portal.output().includes(READY);
  return until(() => !goesOn() || existsSync(join(dataDir, name)), {
    what: `${name} lies in the data folder`,
    every: 2,
  });
};
const says = (text: string) => (portal: PortalProcess) => portal.says(text);

/** The moments at which a first start is stopped, in increasing order, all with the same folder. */
const STOPS = [
  ['SIGINT', 'while the database is made', lies('postgres.being-made')],
  ['SIGINT', 'while the database comes up', lies('postgres')],
  ['SIGTERM', 'while it is filled', says('applied')],
  ['SIGHUP', 'once it is filled', says('Demo')],
] as const;

test('a stopped first start ends in order without leaving processes, and the next one continues until one completes', async () => {
  for (const [signal, when, come] of STOPS) {
    const portal = startPortalProcess(dataDir, port);
    await come(portal);
    const code = await portal.stop(signal);
    expect([signal, when, code, processesNaming(dataDir)]).toEqual([signal, when, 0, []]);
  }
  const portal = startPortalProcess(dataDir, port);
  await portal.ready();
  expect(await portal.stop()).toBe(0);
  expect(processesNaming(dataDir)).toEqual([]);
  // The one before had loaded it.
  expect(portal.output()).not.toContain('loaded the demo company');
});
