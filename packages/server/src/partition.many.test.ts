import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { expectEverythingOnce, underLoad } from '#testing/many/database-outage';
import { employeeId, givenLoad, type SteadyLoad } from '#testing/many/steady-load';
import { type Cluster, hasPatroni, startCluster } from '#testing/running/patroni';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';
import { hasNetworkNamespaces, type SeparatedHosts, startHosts } from '#testing/running/separated-hosts';

const isPossible = hasPatroni() && hasNetworkNamespaces();
/** A commit that waits for a standby is answered within it, too. */
const REFUSED_WITHIN_MS = 6_000;

let folder: string;
let hosts: SeparatedHosts;
let cluster: Cluster;
let portal: PortalProcess;
let load: SteadyLoad;

beforeAll(async () => {
  if (!isPossible) return;
  folder = await mkdtemp(join(tmpdir(), 'portal-partition-'));
  hosts = await startHosts(4);
  cluster = await startCluster(hosts);
  portal = startPortalProcess(join(folder, 'data'), await freePort(), { DATABASE_URL: cluster.url });
  await portal.ready();
  load = await givenLoad(portal.url, await employeeId(cluster.url, 'ops.lead@hanbit.example'));
});

afterAll(async () => {
  await portal?.stop();
  await cluster?.close();
  await hosts?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.runIf(isPossible)(
  'a primary that is cut off from the other hosts acknowledges nothing, though the portal still reaches it',
  async () => {
    const primary = await cluster.primary();
    const host = Number(primary?.slice(1));
    const seen = await underLoad(load, () => hosts.cut(host), 40_000);
    const isReplaced = async () => ![primary, undefined].includes(await cluster.primary());
    await until(isReplaced, { what: 'another member is the primary', within: 60_000, every: 500 });
    await expectEverythingOnce({ load, portal, database: cluster.url }, seen);
    expect(seen.longestMs).toBeLessThan(REFUSED_WITHIN_MS);
    expect(seen.gapMs).toBeLessThan(25_000);
    await hosts.rejoin(host);
    const isBack = async () => (await cluster.standbys()).includes(primary ?? '');
    await until(isBack, { what: 'the old primary follows the new one', within: 90_000, every: 500 });
    // What waited on the old primary when it was cut off exists nowhere now.
    await expectEverythingOnce({ load, portal, database: cluster.url }, { ...seen, refused: [] });
  },
);
