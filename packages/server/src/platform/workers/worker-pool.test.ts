import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../is-alive.ts';
import { until } from '../until.fixture.ts';
import type { Trial } from './trial-work.fixture.ts';
import { itself } from './worker-caller.ts';
import { createWorkers, type Workers } from './worker-pool.ts';
import { GivenUp } from './worker-process.ts';

const module = new URL('./trial-work.fixture.ts', import.meta.url);

let workers: Workers;
beforeEach(() => {
  workers = createWorkers();
});
afterEach(() => workers.close());

const ask = (input: Trial, { person = 1, left = itself.left, timeoutMs = 20_000 } = {}) =>
  workers.run({ person, left }, { module, input, timeoutMs });

test('work runs in another process, which returns its result or error', async () => {
  expect(await ask({ kind: 'answer', value: { text: '가', bytes: new Uint8Array([1, 2]) } })).toMatchObject({
    text: '가',
  });
  await expect(ask({ kind: 'fail' })).rejects.toThrow('this cannot be done');
  expect(await ask({ kind: 'answer', value: 2 })).toBe(2);
});

test('a worker gets none of the environment, which contains secrets', async () => {
  process.env.DATABASE_URL = 'postgres://secret';
  const names = await ask({ kind: 'settings' });
  delete process.env.DATABASE_URL;
  expect(names).toEqual(expect.not.arrayContaining(['DATABASE_URL', 'PATH']));
});

test('work that does not end is aborted, and the next is done', async () => {
  await expect(ask({ kind: 'spin' }, { timeoutMs: 300 })).rejects.toBeInstanceOf(GivenUp);
  expect(await ask({ kind: 'answer', value: 1 })).toBe(1);
});

test('work that fills the memory is aborted without affecting this process', async () => {
  const before = process.memoryUsage.rss();
  await expect(ask({ kind: 'fill' })).rejects.toBeInstanceOf(GivenUp);
  expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
  expect(await ask({ kind: 'answer', value: 1 })).toBe(1);
});

test('work that needs more memory than a used process has left runs in a fresh one', async () => {
  await ask({ kind: 'hold', bytes: 150_000_000 });
  expect(await ask({ kind: 'hold', bytes: 280_000_000 })).toBe(1);
});

test('running work is ended when its caller aborts', async () => {
  const gone = new AbortController();
  const left = ask({ kind: 'spin' }, { left: gone.signal });
  await delay(500);
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: 'overloaded' });
});

test('child processes of a worker end with it', async () => {
  const { pid, child } = (await ask({ kind: 'child' })) as { pid: number; child: number };
  expect([isAlive(pid), isAlive(child)]).toEqual([true, true]);
  workers.close();
  await until(() => !isAlive(pid) && !isAlive(child), { what: 'the worker and what it started have ended' });
});

test('a person who uses all their places does not delay others', async () => {
  const gone = new AbortController();
  const endless = Array.from({ length: 6 }, () => ask({ kind: 'spin' }, { left: gone.signal }).catch(() => 'ended'));
  await delay(200);
  expect(await ask({ kind: 'answer', value: 'of another' }, { person: 2 })).toBe('of another');
  gone.abort();
  expect(await Promise.all(endless)).toEqual(Array(6).fill('ended'));
});
