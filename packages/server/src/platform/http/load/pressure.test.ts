import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

const block = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

/** What calls and pages are answered: a call, one that nobody answers, however it is spelt, the page and a file of it. */
const answersWhileBehind = async (maxDelayMs: number): Promise<number[]> => {
  const app = fastify();
  refuseUnderPressure(app, maxDelayMs);
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  for (const path of ['/api/calls', '/', '/assets/index.js']) app.get(path, () => 'done');
  await app.ready();
  block(1_200);
  // So that the look that is due happens.
  await delay(20);
  const statuses: number[] = [];
  for (const path of ['/api/calls', '/%61pi/nothing', '/', '/assets/index.js'])
    statuses.push((await app.inject(path)).statusCode);
  await app.close();
  return statuses;
};

test('a process that could not even measure is as far behind as the time since the last look', async () => {
  expect((await answersWhileBehind(1_000))[0]).toBe(503);
  expect((await answersWhileBehind(60_000))[0]).toBe(200);
});

test('only calls are refused: the page comes with its files, and tells what its calls met', async () => {
  expect(await answersWhileBehind(1_000)).toEqual([503, 503, 200, 200]);
});
