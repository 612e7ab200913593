import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { processesNaming, startPortalProcess } from '#testing/running/portal';

const START_TIMEOUT_MS = 240_000;

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-stopped-'));
  port = await freePort();
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const isThere = (name: string) => () => existsSync(join(dataDir, name));
const isReady = (output: string): boolean => output.includes('is ready');

describe('a first start that is stopped ends in order and leaves nothing running, and the next one goes on', () => {
  // One folder for all: each comes further than the one before it.
  test.each([
    ['SIGINT', 'while the database is made', isThere('postgres.being-made')],
    ['SIGINT', 'while the database comes up', isThere('postgres')],
    ['SIGTERM', 'while it is filled', (output: string) => output.includes('applied')],
    ['SIGHUP', 'once it is filled', (output: string) => output.includes('Demo')],
  ] as const)('by %s %s', async (signal, _when, hasCome) => {
    const portal = startPortalProcess(dataDir, port);
    const goesOn = () => portal.child.exitCode === null && !isReady(portal.output());
    while (goesOn() && !hasCome(portal.output())) await delay(2);
    expect([portal.output(), await portal.stop(signal)]).toEqual([expect.any(String), 0]);
    expect(processesNaming(dataDir)).toEqual([]);
  });

  test('until one comes up', async () => {
    const portal = startPortalProcess(dataDir, port);
    expect([portal.output(), await portal.ready(START_TIMEOUT_MS)]).toEqual([expect.any(String), expect.any(Number)]);
    expect(portal.output()).not.toContain('loaded the demo company');
    expect(await portal.stop()).toBe(0);
  });
});
