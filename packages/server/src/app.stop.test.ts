import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForNews } from '@portal/contract/notification';
import { expect, test } from 'vitest';
import { givenDepartment, givenEmployee } from '#testing/given-company';
import { createTestApp, tokensOf } from '#testing/test-app';

test('waiting callers are answered when the server stops, and their connections do not delay it', async () => {
  const app = await createTestApp();
  const captain = await givenEmployee(app, 'captain', await givenDepartment(app, '운항팀'));
  const { state } = (await app.call(waitForNews, captain)).body;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const asked = request({
    port,
    path: `${waitForNews.path}?known=${state}`,
    headers: tokensOf(captain),
    agent,
  }).end();
  const answered = once(asked, 'response');
  await delay(500);
  const stopped = app.app.close();
  const [answer] = (await answered) as [IncomingMessage];
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  await stopped;
  agent.destroy();
  await app.close();
});
