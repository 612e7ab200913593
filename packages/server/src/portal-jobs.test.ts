import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { type JobKind, type Jobs, startJobs } from './platform/run-jobs.ts';

let database: TestDatabase;
const open = new Set<Jobs>();

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  for (const jobs of open) await jobs.stop(1000);
  await database.close();
});

const start = async (kind: JobKind): Promise<Jobs> => {
  const jobs = await startJobs(database.serving, [kind], (error) => {
    throw error;
  });
  open.add(jobs);
  return jobs;
};

const stop = async (jobs: Jobs, graceMs = 10_000): Promise<void> => {
  open.delete(jobs);
  await jobs.stop(graceMs);
};

/** A promise with its resolve function. */
const promised = <Value>() => {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, keep: resolve };
};

test('a job is retried until it succeeds', async () => {
  const done = promised<number>();
  let tries = 0;
  const jobs = await start({
    name: 'stubborn',
    retryAfterSeconds: 0,
    run: async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
      done.keep(tries);
    },
  });
  await jobs.send('stubborn', {});
  expect(await done.promise).toBe(3);
  await stop(jobs);
}, 60_000);

test('queued jobs run without pauses, as many concurrently as the kind allows', async () => {
  const done = promised<void>();
  let [left, under, most] = [30, 0, 0];
  const jobs = await start({
    name: 'quick',
    atOnce: 2,
    run: async () => {
      under += 1;
      most = Math.max(most, under);
      // Long enough for the second worker to poll while some are still queued.
      await new Promise((resolve) => setTimeout(resolve, 100));
      under -= 1;
      left -= 1;
      if (left === 0) done.keep();
    },
  });
  const sentFrom = performance.now();
  for (let sent = 0; sent < 30; sent += 1) await jobs.send('quick', {});
  await done.promise;
  // With a pause of two seconds after each they would take thirty.
  expect(performance.now() - sentFrom).toBeLessThan(10_000);
  expect(most).toBe(2);
  await stop(jobs);
}, 60_000);

test('stopping waits for the running job, and a job queued too late runs after the next start', async () => {
  const begun = promised<string>();
  const mayEnd = promised<void>();
  const ended: string[] = [];
  const first = await start({
    name: 'slow',
    run: async (data) => {
      begun.keep('begun');
      await mayEnd.promise;
      ended.push(JSON.stringify(data));
    },
  });
  await first.send('slow', { place: 1 });
  await begun.promise;
  await first.send('slow', { place: 2 });
  const stopped = stop(first).then(() => ended.push('stopped'));
  mayEnd.keep();
  await stopped;
  expect(ended).toEqual(['{"place":1}', 'stopped']);

  const after = promised<object>();
  const second = await start({ name: 'slow', run: async (data) => after.keep(data) });
  expect(await after.promise).toEqual({ place: 2 });
  await stop(second);
}, 60_000);

test('a job interrupted by the end of its process is restarted after the next start', async () => {
  const begun = promised<string>();
  const first = await start({
    name: 'broken',
    retryAfterSeconds: 0,
    run: async (_data, signal) => {
      begun.keep('begun');
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('broken off'))));
    },
  });
  await first.send('broken', { place: 3 });
  await begun.promise;
  await stop(first, 100);

  const after = promised<object>();
  const second = await start({ name: 'broken', retryAfterSeconds: 0, run: async (data) => after.keep(data) });
  expect(await after.promise).toEqual({ place: 3 });
  await stop(second);
}, 60_000);

test('a job queued in a transaction exists once that commits, and not when it fails', async () => {
  const got: object[] = [];
  const last = promised<string>();
  const jobs = await start({
    name: 'bound',
    run: async (data) => {
      got.push(data);
      if ('isLast' in data) last.keep('done');
    },
  });
  await expect(
    database.db.transaction().execute(async (tx) => {
      await jobs.send('bound', { lost: true }, tx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.db.transaction().execute((tx) => jobs.send('bound', { isLast: true }, tx));
  await last.promise;
  expect(got).toEqual([{ isLast: true }]);
  await stop(jobs);
}, 60_000);
