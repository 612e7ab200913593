import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, processesNaming, startPortalProcess } from '#testing/running/portal';

const START_TIMEOUT_MS = 240_000;

let dataDir: string;
let port: number;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-stopped-'));
  port = await freePort();
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const isThere = (name: string) => () => existsSync(join(dataDir, name));

test.each([
  ['SIGINT', 'while the database is made', isThere('postgres.being-made')],
  ['SIGINT', 'while the database comes up', isThere('postgres')],
  ['SIGTERM', 'while it is filled', (output: string) => output.includes('applied')],
  ['SIGHUP', 'once it is filled', (output: string) => output.includes('Demo')],
] as const)(
  '%s %s ends the first start in order, leaves nothing running, and the next one comes up',
  async (signal, _when, hasCome) => {
    const first = startPortalProcess(dataDir, port);
    while (first.child.exitCode === null && !hasCome(first.output())) await delay(2);
    expect([first.output(), await first.stop(signal)]).toEqual([expect.any(String), 0]);
    expect(processesNaming(dataDir)).toEqual([]);
    const second = startPortalProcess(dataDir, port);
    expect([second.output(), await second.ready(START_TIMEOUT_MS)]).toEqual([expect.any(String), expect.any(Number)]);
    expect(await second.stop()).toBe(0);
  },
);
