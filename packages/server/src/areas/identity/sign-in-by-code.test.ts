import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAPTAIN, givenProvider, type TestProvider } from './provider/given-provider.fixture.ts';
import { signInByCode } from './sign-in-by-code.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await givenProvider();
});
afterAll(() => provider.close());

it('signs in as an account, whatever the case of its email', async () => {
  const tokens = await signInByCode({ baseUrl: provider.publicUrl, email: CAPTAIN.toUpperCase() });
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ aud: 'api://portal', sub: CAPTAIN });
  expect(decodeJwt(tokens.idToken)).toMatchObject({ aud: 'portal-web', sub: CAPTAIN, email: CAPTAIN });
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
