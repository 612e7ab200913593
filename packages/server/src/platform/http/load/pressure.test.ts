import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUnderPressure } from './pressure.ts';

const block = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

const answerWhileBehind = async (maxDelayMs: number): Promise<number> => {
  const app = fastify();
  refuseUnderPressure(app, maxDelayMs);
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  app.get('/', () => 'done');
  await app.ready();
  block(1_200);
  // So that the look that is due happens.
  await delay(20);
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
};

test('a process that could not even measure is as far behind as the time since the last look', async () => {
  expect(await answerWhileBehind(1_000)).toBe(503);
  expect(await answerWhileBehind(60_000)).toBe(200);
});
