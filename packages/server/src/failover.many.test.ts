import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { expectEverythingOnce, type Outcome, underLoad } from '#testing/many/database-outage';
import { employeeId, givenLoad, type SteadyLoad } from '#testing/many/steady-load';
import { type Cluster, hasPatroni, startCluster } from '#testing/running/patroni';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';

/** A call that is refused, or only reads, is answered within it. */
const REFUSED_WITHIN_MS = 3_500;

let folder: string;
let cluster: Cluster;
let portal: PortalProcess;
let load: SteadyLoad;

beforeAll(async () => {
  if (!hasPatroni()) return;
  folder = await mkdtemp(join(tmpdir(), 'portal-failover-'));
  cluster = await startCluster();
  portal = startPortalProcess(join(folder, 'data'), await freePort(), { DATABASE_URL: cluster.url });
  await portal.ready();
  load = await givenLoad(portal.url, await employeeId(cluster.url, 'ops.lead@hanbit.example'));
});

afterAll(async () => {
  await portal?.stop();
  await cluster?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const expectAll = async (outcome: Outcome): Promise<void> => {
  expect(outcome.longestMs).toBeLessThan(REFUSED_WITHIN_MS);
  await expectEverythingOnce({ load, portal, database: cluster.url }, outcome);
};

test.runIf(hasPatroni())('a planned switch to the standby is over within 5 s', async () => {
  const before = await cluster.primary();
  const seen = await underLoad(load, () => cluster.switchOver(), 15_000);
  expect(await cluster.primary()).not.toBe(before);
  await expectAll(seen);
  expect(seen.gapMs).toBeLessThan(5_000);
});

test.runIf(hasPatroni())(
  'when the primary dies with its host no acknowledged write is lost or duplicated',
  async () => {
    let killed: string | undefined;
    const kill = async () => {
      killed = await cluster.killPrimary();
    };
    const seen = await underLoad(load, kill, 40_000);
    expect(await cluster.primary()).not.toBe(killed);
    await expectAll(seen);
    expect(seen.gapMs).toBeLessThan(25_000);
  },
);

test.runIf(hasPatroni())('without any standby writes continue within 15 s', async () => {
  const seen = await underLoad(load, () => cluster.killStandbys(), 25_000);
  await expectAll(seen);
  expect(seen.gapMs).toBeLessThan(15_000);
});
