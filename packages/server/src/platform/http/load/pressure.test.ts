import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

const block = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

/** Status codes for a call, an unknown call in several encodings, the page and one of its files. */
const answersWhileBehind = async (maxDelayMs: number): Promise<number[]> => {
  const app = fastify();
  refuseUnderPressure(app, maxDelayMs);
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  for (const path of ['/api/calls', '/', '/assets/index.js']) app.get(path, () => 'done');
  await app.ready();
  block(1_200);
  // Wait for the measurement that is due.
  await delay(20);
  const statuses: number[] = [];
  for (const path of ['/api/calls', '/%61pi/nothing', '/', '/assets/index.js'])
    statuses.push((await app.inject(path)).statusCode);
  await app.close();
  return statuses;
};

test('a process that could not measure is delayed by the time since the last measurement', async () => {
  expect((await answersWhileBehind(1_000))[0]).toBe(503);
  expect((await answersWhileBehind(60_000))[0]).toBe(200);
});

test('only calls are refused; the page and its files are answered and can show the refusal', async () => {
  expect(await answersWhileBehind(1_000)).toEqual([503, 503, 200, 200]);
});
