import { Problem } from '@portal/contract/kernel';
import { getMe } from '@portal/contract/shell';
import { describe, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { givenOffice } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';

describe('too many calls', () => {
  /** Sends calls one after the other, since concurrent ones would all be counted before the first is checked. */
  const inTurn = async <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> => {
    const answers: T[] = [];
    for (let index = 0; index < count; index += 1) answers.push(await call(index));
    return answers;
  };

  test('of one person answer 429 with a problem, those of others succeed', async () => {
    const busy = await createTestApp({ rateLimitPerMinute: 10 });
    const { captain, lead } = await givenOffice(busy);
    const answers = await inTurn(15, () => busy.call(getMe, captain));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toMatchObject({
      type: 'urn:portal:problem:too-many-requests',
      code: 'too-many-requests',
      status: 429,
    });
    expect(String(refused[0]?.headers['content-type'])).toMatch(/^application\/problem\+json/);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.headers).toHaveProperty('x-request-id');
    expect((await busy.call(getMe, lead)).status).toBe(200);
    await busy.close();
  });

  const strangers = (busy: TestApp, count: number, headersOf: (index: number) => Record<string, string>) =>
    inTurn(count, (index) => busy.app.inject({ url: '/api/me', headers: headersOf(index) }));

  test('with invalid tokens are counted by address, however they vary, and do not affect signed-in users', async () => {
    const busy = await createTestApp({ rateLimitPerMinute: 10 });
    const { captain, lead } = await givenOffice(busy);
    const answers = await strangers(busy, 30, (index) => ({
      authorization: `Bearer forged-${index}`,
      auth2: `forged-${index}`,
    }));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    for (const person of [captain, lead])
      for (let call = 0; call < 10; call += 1) expect((await busy.call(getMe, person)).status).toBe(200);
    expect((await busy.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(200);
    const elsewhere = await busy.app.inject({ url: '/api/me', remoteAddress: '203.0.113.7' });
    expect(elsewhere.statusCode).toBe(401);
    await busy.close();
  });

  test('of one person are counted together, however the headers are written', async () => {
    const busy = await createTestApp({ rateLimitPerMinute: 10 }, () => ({
      verifyTokens: async ({ authorization }) => {
        if (!authorization) throw new Problem('not-signed-in');
        return { issuer: 'test', subject: 'captain', email: 'captain@hanbit.example', issuedAt: 0 };
      },
    }));
    await givenOffice(busy);
    const answers = await strangers(busy, 15, (index) => ({ authorization: `Bearer token-${index}` }));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    await busy.close();
  });

  test('without a session are limited if they are expensive, never for probes and page loads', async () => {
    const busy = await createTestApp({ rateLimitPerMinute: 3 });
    const statusesOf = async (url: string) => {
      const answers = await inTurn(6, () => busy.app.inject({ url }));
      return answers.map(({ statusCode }) => statusCode);
    };
    for (const url of ['/api/health', '/api/health/ready', '/api/health?x=1', '/api/config'])
      expect(await statusesOf(url)).toEqual(Array(6).fill(200));
    expect(await statusesOf('/api/openapi.json')).toContain(429);
    await busy.close();
  });

  test('do not shut out pages and their files', async () => {
    const busy = await createTestApp({ rateLimitPerMinute: 1 });
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await busy.app.inject({ url: '/' })).statusCode),
    );
    expect(statuses).not.toContain(429);
    await busy.close();
  });
});

test('a process that is far behind answers 503 until it has caught up', async () => {
  const slow = await createTestApp({}, () => ({ maxEventLoopDelayMs: 300 }));
  const { captain } = await givenOffice(slow);
  const seen = (status: number) =>
    until(async () => (await slow.call(getMe, captain)).status === status, { what: `a call answers ${status}` });
  await seen(200);
  const block = setInterval(() => {
    for (const end = Date.now() + 900; Date.now() < end; );
  }, 1);
  await seen(503);
  const { body } = await slow.call(getMe, captain);
  clearInterval(block);
  expect(body).toMatchObject({
    code: 'overloaded',
    status: 503,
    Message: '요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.',
  });
  await seen(200);
  await slow.close();
});
