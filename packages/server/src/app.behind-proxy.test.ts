import { getMe } from '@portal/contract/shell';
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
