import { allEndpoints } from '@portal/contract/catalogue';
import { getMe } from '@portal/contract/shell';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { captureLines } from '#testing/logged';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { Config } from './config.ts';

const PROXY = '10.0.0.7';

/** Of each call in turn the address that the log tells. */
const loggedAddresses = async (
  settings: Partial<Config>,
  calls: readonly { remoteAddress: string; forwardedFor: string }[],
): Promise<unknown[]> => {
  const app = await createTestApp(settings);
  const lines = captureLines(app.app);
  for (const { remoteAddress, forwardedFor } of calls)
    await app.app.inject({ url: getMe.path, remoteAddress, headers: { 'x-forwarded-for': forwardedFor } });
  await app.close();
  return lines.map(({ address }) => address);
};

test('without a trusted proxy nobody is believed about their address', async () => {
  expect(await loggedAddresses({}, [{ remoteAddress: PROXY, forwardedFor: '203.0.113.9' }])).toEqual([PROXY]);
});

test('a trusted proxy is believed about the last address before it, and nobody else', async () => {
  expect(
    await loggedAddresses({ trustedProxies: ['10.0.0.0/8'] }, [
      { remoteAddress: PROXY, forwardedFor: '203.0.113.9' },
      { remoteAddress: PROXY, forwardedFor: '198.51.100.1, 203.0.113.9' },
      { remoteAddress: PROXY, forwardedFor: '203.0.113.9, 10.0.0.8' },
      { remoteAddress: '203.0.113.10', forwardedFor: '198.51.100.1' },
    ]),
  ).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.10']);
});

test('strangers behind one proxy are limited apart', async () => {
  const app = await createTestApp({ trustedProxies: [PROXY], rateLimitPerMinute: 2 });
  const statusOf = async (forwardedFor: string) =>
    (await app.app.inject({ url: getMe.path, remoteAddress: PROXY, headers: { 'x-forwarded-for': forwardedFor } }))
      .statusCode;
  const answers = [];
  for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
    answers.push(await statusOf(address));
  expect(answers).toEqual([401, 401, 429, 401]);
  await app.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const GIVEN = { 'x-request-id': 'from-the-balancer-1', traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

const reportCalls = allEndpoints.filter(({ path }) => /^\/api\/esms\/reports(\/|$)/.test(path));

/** A log that keeps its lines. */
const logTo = (lines: Record<string, unknown>[]) =>
  pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }) as FastifyBaseLogger;

test('a trusted proxy is believed about the number and the trace of a call, and nobody else', async () => {
  const written: Record<string, unknown>[] = [];
  const app = await createTestApp({ trustedProxies: [PROXY] }, () => ({ log: logTo(written) }));
  const idOf = async (remoteAddress: string, url: string = getMe.path, headers = {}) =>
    (await app.app.inject({ url, remoteAddress, headers: { ...GIVEN, ...headers } })).headers['x-request-id'];
  expect(await idOf(PROXY)).toBe(GIVEN['x-request-id']);
  expect(written.at(-1)).toMatchObject({ reqId: GIVEN['x-request-id'], traceId: TRACE, route: getMe.path });
  expect(await idOf('203.0.113.10')).not.toBe(GIVEN['x-request-id']);
  expect(written.at(-1)).not.toHaveProperty('traceId');
  for (const junk of ['short', 'with a space', 'x'.repeat(101)])
    expect(await idOf(PROXY, getMe.path, { 'x-request-id': junk })).not.toBe(junk);
  await app.close();
});

test('a call that must not tell who asks cannot be found in the log of a proxy', async () => {
  const written: Record<string, unknown>[] = [];
  const app = await createTestApp({ trustedProxies: [PROXY] }, () => ({ log: logTo(written) }));
  const given = { remoteAddress: PROXY, headers: GIVEN };
  for (const { method, path } of reportCalls) {
    const { headers } = await app.app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), ...given });
    expect([path, headers['x-request-id']]).toEqual([path, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  }
  expect(written.length).toBeGreaterThanOrEqual(reportCalls.length);
  expect(JSON.stringify(written)).not.toContain(GIVEN['x-request-id']);
  expect(JSON.stringify(written)).not.toContain(TRACE);
  await app.close();
});

const connectSourcesOf = async ({ app }: TestApp, url: string): Promise<string[]> => {
  const { headers } = await app.inject({ url });
  const directive = String(headers['content-security-policy'])
    .split(';')
    .find((each) => each.trim().startsWith('connect-src'));
  return directive?.trim().split(' ').slice(1) ?? [];
};

test('a page may reach the origins that the provider names, as soon as it was reached', async () => {
  let origins: string[] = [];
  const app = await createTestApp({}, () => ({
    authority: {
      issuer: 'https://issuer.example',
      clientId: 'portal-web',
      apiScope: 'api://portal/access',
      origins: async () => origins,
    },
  }));
  expect(await connectSourcesOf(app, '/')).toEqual(["'self'"]);
  origins = ['https://tokens.example', 'https://keys.example'];
  expect(await connectSourcesOf(app, '/')).toEqual(["'self'", ...origins]);
  expect(await connectSourcesOf(app, '/approval/documents/draft')).toEqual(["'self'", ...origins]);
  expect(await connectSourcesOf(app, '/api/health')).toEqual(["'self'"]);
  await app.close();
});
