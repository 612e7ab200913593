import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getConfig } from '@portal/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { startBalancer } from '#testing/many/balancer';
import { makeNextVersion, type NextVersion } from '#testing/many/next-version';
import { givenOpenForm } from '#testing/many/open-form';
import { employeeId, givenLoad, type Seen, type SteadyLoad } from '#testing/many/steady-load';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { hasEngine } from '#testing/running/engine';
import { type PortalProcess, peakMegabytes, startPortalProcess } from '#testing/running/running-portal';
import { VERSION } from './portal-version.ts';

/** Of a web process under 40 calls a second. */
const MOST_MEGABYTES = 300;
const hasBalancer = hasEngine('haproxy');
const run = promisify(execFile);

/** A process at a port of its own, which is started again in another version. */
type Host = { port: number; dataDir: string; roles: string; portal: PortalProcess };

let folder: string;
let demo: DemoDatabase;
let address: string;
let hosts: Host[];
let settings: Record<string, string>;
let closeBalancer: () => Promise<void>;
let load: SteadyLoad;
let next: NextVersion;

const start = async (host: Omit<Host, 'portal'>, main?: string): Promise<Host> => {
  const own = { ...settings, ROLES: host.roles };
  const portal = startPortalProcess(host.dataDir, host.port, own, main === undefined ? {} : { main });
  await portal.ready();
  return { ...host, portal };
};

beforeAll(async () => {
  if (!hasBalancer) return;
  folder = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
  demo = await givenDemoDatabase();
  next = await makeNextVersion();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  settings = { DATABASE_URL: demo.url, FILE_STORE: demo.files, PUBLIC_URL: address, DRAIN_SECONDS: '3' };
  hosts = [];
  for (const [place, roles] of ['web', 'web', 'worker'].entries()) {
    const dataDir = join(folder, `data-${place}`);
    // The demo's own provider signs with the keys of its data folder; a company's signs for all.
    await cp(demo.keys, join(dataDir, 'keys'), { recursive: true });
    hosts.push(await start({ port: await freePort(), dataDir, roles }));
  }
  closeBalancer = await startBalancer(
    folder,
    port,
    hosts.filter(({ roles }) => roles === 'web').map((host) => host.port),
  );
  await until(
    () =>
      fetch(address)
        .then(({ ok }) => ok)
        .catch(() => false),
    { what: 'the balancer passes calls on' },
  );
  load = await givenLoad(address, await employeeId(demo.url, 'ops.lead@hanbit.example'));
});

afterAll(async () => {
  if (!hasBalancer) return;
  await closeBalancer();
  for (const { portal } of hosts) await portal.stop();
  await next.remove();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

const restartEach = async (main?: string): Promise<void> => {
  for (const [place, host] of hosts.entries()) {
    expect(await host.portal.stop()).toBe(0);
    hosts[place] = await start(host, main);
    await delay(2_000);
  }
};

const expectNoneFailed = ({ writes, reads }: Seen): void => {
  const failed = [...writes.filter(({ status }) => status !== 201), ...reads.filter(({ status }) => status !== 200)];
  console.log(`${writes.length} writes and ${reads.length} reads, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(writes.length).toBeGreaterThan(100);
};

test.runIf(hasBalancer)('each process is stopped and started in turn, and no call is refused', async () => {
  expectNoneFailed(await load.during(() => restartEach()));
});

const lowestAt = async (host: Host): Promise<string | undefined> =>
  ((await (await fetch(`${host.portal.url}${getConfig.path}`)).json()) as { lowestVersion?: string }).lowestVersion;

const contract = (): Promise<{ stdout: string }> =>
  run(process.execPath, [next.portal, 'migrate', 'contract'], {
    env: { ...process.env, ...settings, DATA_DIR: join(folder, 'command'), DEMO: 'on' },
  });

test.runIf(hasBalancer)(
  'the next version comes in under load, an open form is saved, and the migration that takes columns away is applied',
  async () => {
    const form = await givenOpenForm(address, '업그레이드 중 작성');
    let saved = '';
    const seen = await load.during(async () => {
      const [first, , worker] = hosts;
      if (!first || !worker) throw new Error('there are three processes');
      expect(await first.portal.stop()).toBe(0);
      hosts[0] = await start(first, next.main);
      // Both versions serve: each has the files of both, and knows that not all servers are new.
      for (const { portal } of hosts.slice(0, 2))
        for (const asset of [next.oldAsset, next.newAsset])
          expect([asset, (await fetch(`${portal.url}${asset}`)).status]).toEqual([asset, 200]);
      expect(await lowestAt(hosts[0])).toBe(VERSION);
      await expect(contract()).rejects.toThrow(/servers of an older version are alive/);
      await restartEach(next.main);
      saved = await form.save();
      const isNew = async () => (await lowestAt(hosts[1] ?? first)) === '0.1.0+9999';
      await until(isNew, { what: 'all servers know that all are new', within: 60_000 });
      expect((await contract()).stdout).toContain('Applied 9999_next.contract.sql');
      await delay(6_000);
    });
    await form.close();
    expectNoneFailed(seen);
    const peaks = hosts.filter(({ roles }) => roles === 'web').map(({ portal }) => peakMegabytes(portal));
    console.log(`the web processes had ${peaks.join(' and ')} MB at most`);
    expect(Math.max(...peaks)).toBeLessThan(MOST_MEGABYTES);
    expect(saved).toContain('saved, reloaded 0 times');
  },
);
