import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createRemoteProvider } from './remote-provider.ts';
import { createTokenVerifier } from './verify-token.ts';

const silent = { error: () => undefined };
const pair = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

/** A provider that answers each path as in `answers`, or fails. */
const givenProvider = async (
  answers: (path: string, issuer: string) => unknown,
): Promise<{ issuer: string; asked: string[] }> => {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers(request.url ?? '', issuer);
    response
      .writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, asked };
};

const callAt = async (issuer: string, kid = 'one') => {
  const sign = (audience: string) =>
    new SignJWT({ email: 'hr@hanbit.example', scope: 'api/use' })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuedAt()
      .setIssuer(issuer)
      .setSubject('hr')
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(pair.privateKey);
  return { authorization: `Bearer ${await sign('api')}`, auth2: await sign('web') };
};

const verifierFor = (issuer: string) =>
  createTokenVerifier({
    issuer,
    audience: 'api',
    apiScope: 'api/use',
    clientId: 'web',
    keys: createRemoteProvider(issuer, silent).keys,
  });

const wellBehaved = (path: string, issuer: string) =>
  path === '/jwks' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/jwks` };

it('the keys are discovered once', async () => {
  const { issuer, asked } = await givenProvider(wellBehaved);
  const verify = verifierFor(issuer);
  expect((await verify(await callAt(issuer))).email).toBe('hr@hanbit.example');
  await verify(await callAt(issuer));
  expect(asked).toEqual(['/.well-known/openid-configuration', '/jwks']);
});

it('a token signed with an unknown key is refused', async () => {
  const { issuer } = await givenProvider(wellBehaved);
  await expect(verifierFor(issuer)(await callAt(issuer, 'other'))).rejects.toMatchObject({ code: 'not-signed-in' });
});

it('an unreachable provider is not treated as a fault of the caller', async () => {
  const issuer = 'http://127.0.0.1:9';
  await expect(verifierFor(issuer)(await callAt(issuer))).rejects.toMatchObject({ code: 'overloaded' });
});

it('a provider whose discovery or keys fail is not treated as a fault of the caller', async () => {
  const { issuer } = await givenProvider(() => undefined);
  await expect(verifierFor(issuer)(await callAt(issuer))).rejects.toMatchObject({ code: 'overloaded' });
  server?.close();
  const { issuer: keyless } = await givenProvider((path, own) =>
    path === '/jwks' ? undefined : wellBehaved(path, own),
  );
  await expect(verifierFor(keyless)(await callAt(keyless))).rejects.toMatchObject({ code: 'overloaded' });
});

it('a discovery document of another issuer is refused', async () => {
  const { issuer } = await givenProvider((path, own) => ({
    ...wellBehaved(path, own),
    issuer: 'https://other.example',
  }));
  await expect(verifierFor(issuer)(await callAt(issuer))).rejects.toMatchObject({ code: 'overloaded' });
});

const MINUTE_MS = 60_000;

it('a key that the provider withdraws is refused within five minutes', async () => {
  let keys = [jwk];
  const { issuer } = await givenProvider((path, own) => (path === '/jwks' ? { keys } : wellBehaved(path, own)));
  const verify = verifierFor(issuer);
  const headers = await callAt(issuer);
  await verify(headers);
  keys = [];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS });
  await expect(verify(headers)).rejects.toMatchObject({ code: 'not-signed-in' });
});

it('when the provider becomes unreachable later, signed-in users can continue', async () => {
  let isThere = true;
  const { issuer } = await givenProvider((path, own) => (isThere ? wellBehaved(path, own) : undefined));
  const verify = verifierFor(issuer);
  const headers = await callAt(issuer);
  await verify(headers);
  isThere = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * MINUTE_MS });
  expect((await verify(headers)).email).toBe('hr@hanbit.example');
});

it('redirects of the provider are not followed', async () => {
  const { issuer, asked } = await givenProvider(wellBehaved);
  const sending = createServer((_request, response) =>
    response.writeHead(302, { location: `${issuer}/.well-known/openid-configuration` }).end(),
  );
  await new Promise<void>((resolve) => sending.listen(0, '127.0.0.1', resolve));
  const { keys } = createRemoteProvider(`http://127.0.0.1:${(sending.address() as AddressInfo).port}`, silent);
  await expect(
    createTokenVerifier({ issuer, audience: 'api', apiScope: 'api/use', clientId: 'web', keys })(await callAt(issuer)),
  ).rejects.toThrow();
  expect(asked).toEqual([]);
  sending.close();
});

it('the origins of its endpoints are those that the browser must reach, with the issuer’s protocol', async () => {
  const { issuer } = await givenProvider((_path, at) => ({
    issuer: at,
    jwks_uri: 'http://keys.example/jwks',
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: 'http://tokens.example:8443/token',
    userinfo_endpoint: 'http://tokens.example:8443/me',
    revocation_endpoint: 'javascript:alert(1)',
    end_session_endpoint: 'http://out.example/end',
  }));
  const origins = await createRemoteProvider(issuer, silent).origins();
  expect(origins.toSorted()).toEqual([issuer, 'http://keys.example', 'http://tokens.example:8443'].toSorted());
});

it('an unreachable provider has no origins yet', async () => {
  expect(await createRemoteProvider('http://127.0.0.1:9', silent).origins()).toEqual([]);
});
