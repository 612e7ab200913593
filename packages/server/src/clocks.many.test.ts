import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endSession } from '@portal/contract/identity';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { freePort } from '#testing/free-port';
import { employeeId, givenLoad } from '#testing/many/steady-load';
import { type DemoDatabase, givenDemoDatabase } from '#testing/running/demo-folder';
import { type PortalProcess, startPortalProcess } from '#testing/running/running-portal';

const SHIFTED = fileURLToPath(new URL('./testing/many/shifted-clock.ts', import.meta.url));

let folder: string;
let demo: DemoDatabase;
let right: PortalProcess;
let approver: number;
let settings: Record<string, string>;

const start = async (
  name: string,
  more: Record<string, string>,
  nodeOptions: string[] = [],
): Promise<PortalProcess> => {
  const dataDir = join(folder, name);
  await cp(demo.keys, join(dataDir, 'keys'), { recursive: true });
  const portal = startPortalProcess(dataDir, await freePort(), { ...settings, ...more }, { nodeOptions });
  await portal.ready();
  return portal;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-clocks-'));
  demo = await givenDemoDatabase();
  approver = await employeeId(demo.url, 'ops.lead@hanbit.example');
  // Both say that they are at one address, as behind a balancer: tokens of one hold at the other.
  const port = await freePort();
  settings = { DATABASE_URL: demo.url, FILE_STORE: demo.files, PUBLIC_URL: `http://127.0.0.1:${port}` };
  right = startPortalProcess(join(folder, 'right'), port, settings);
  await cp(demo.keys, join(folder, 'right', 'keys'), { recursive: true });
  await right.ready();
});

afterAll(async () => {
  await right.stop();
  await demo.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['10 minutes ahead', 600],
  ['20 seconds behind', -20],
])('a host whose clock is %s serves like the others, and says that it is off', async (_what, seconds) => {
  const metricsPort = await freePort();
  const wrong = await start(
    `wrong${seconds}`,
    { CLOCK_SHIFT_MS: String(seconds * 1000), METRICS_PORT: String(metricsPort) },
    ['--import', SHIFTED],
  );
  try {
    const [here, there] = [await givenLoad(right.url, approver), await givenLoad(wrong.url, approver, right.url)];
    // The key of a call counts at every host.
    const first = await here.submit(`key-${seconds}`);
    const again = await there.submit(`key-${seconds}`);
    expect([first.status, again.status, again.docNo]).toEqual([201, 201, first.docNo]);
    const statusAt = async (portal: PortalProcess, headers: Record<string, string>) =>
      (await fetch(`${portal.url}${getMe.path}`, { headers })).status;
    const { 'content-type': _none, ...tokens } = there.headers;
    // Who signs out at one host is signed out at all, and signs in anew.
    const ended = await fetch(`${wrong.url}${endSession.path}`, { method: 'POST', headers: tokens });
    expect(ended.status).toBe(204);
    for (const portal of [right, wrong]) expect(await statusAt(portal, tokens)).toBe(401);
    await delay(1_100);
    const { headers } = await givenLoad(right.url, approver);
    for (const portal of [right, wrong]) expect(await statusAt(portal, headers)).toBe(200);
    const offset = async () =>
      Number(
        /^portal_clock_offset_seconds (\S+)/m.exec(
          await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
        )?.[1],
      );
    await until(async () => Math.abs((await offset()) - seconds) < 1, { what: 'the figure tells it', within: 20_000 });
    expect(wrong.output()).toContain('the clock of this machine and that of the database differ');
    expect(right.output()).not.toContain('the clock of this machine');
  } finally {
    expect(await wrong.stop()).toBe(0);
  }
});
