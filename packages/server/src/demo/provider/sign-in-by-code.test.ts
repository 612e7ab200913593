import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAPTAIN, givenProvider, type TestProvider } from './given-provider.fixture.ts';
import { signInByCode } from './sign-in-by-code.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await givenProvider();
});
afterAll(() => provider.close());

it('signs in as an account, whatever the case of its email', async () => {
  const tokens = await signInByCode({ baseUrl: provider.publicUrl, email: CAPTAIN.toUpperCase() });
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ aud: 'api://portal', sub: 'id-of-captain' });
  expect(decodeJwt(tokens.idToken)).toMatchObject({ aud: 'portal-web', sub: 'id-of-captain', email: CAPTAIN });
});

it('signs in at a portal whose public address is another one, with secure cookies', async () => {
  const proxied = await givenProvider({ publicUrl: 'https://portal.hanbit.example' });
  const tokens = await signInByCode({ baseUrl: proxied.baseUrl, email: CAPTAIN });
  expect(decodeJwt(tokens.idToken).iss).toBe('https://portal.hanbit.example/oidc');
  const query = `client_id=portal-web&response_type=code&scope=openid&redirect_uri=https://portal.hanbit.example/login`;
  const challenge = `code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`;
  const { headers } = await fetch(`${proxied.baseUrl}/oidc/auth?${query}&${challenge}`, { redirect: 'manual' });
  const cookies = headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.every((cookie) => /; secure/i.test(cookie) && /; httponly/i.test(cookie))).toBe(true);
  await proxied.close();
});

it('says that there is no such account', async () => {
  const unknown = signInByCode({ baseUrl: provider.publicUrl, email: 'nobody@hanbit.example' });
  await expect(unknown).rejects.toMatchObject({ reason: 'unknown-account' });
});

it('says that no portal is running there', async () => {
  await expect(signInByCode({ baseUrl: 'http://127.0.0.1:9', email: CAPTAIN })).rejects.toMatchObject({
    reason: 'not-running',
  });
});

it('says that the portal is not in demo mode', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(signInByCode({ baseUrl, email: CAPTAIN })).rejects.toMatchObject({ reason: 'not-demo' });
  server.close();
});
