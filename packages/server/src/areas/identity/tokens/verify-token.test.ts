import { Problem } from '@portal/contract/kernel';
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createAccessTokenVerifier,
  createTokenVerifier,
  type TokenHeaders,
  type TokenVerifier,
} from './verify-token.ts';

const ISSUER = 'https://login.hanbit.example';
const AUDIENCE = 'api://portal';
const SCOPE = 'api://portal/access';
const CLIENT = 'portal-web';
const NOW = new Date('2026-11-20T01:00:00Z');
const now = Math.floor(NOW.getTime() / 1000);

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
type Claims = { [name in keyof JWTPayload]: JWTPayload[name] | undefined };

let rsa: KeyPair;
let ec: KeyPair;
let stranger: KeyPair;
let keys: JWTVerifyGetKey;
let keyReads: number;
let clock: { value: Date };
let verify: TokenVerifier;

const sign = (
  claims: Claims,
  more: { key?: KeyPair; alg?: string; kid?: string; typ?: string | undefined } = {},
): Promise<string> =>
  new SignJWT({ iss: ISSUER, sub: 'captain', iat: now, exp: now + 3600, scope: SCOPE, ...claims } as JWTPayload)
    .setProtectedHeader({
      alg: more.alg ?? 'RS256',
      kid: more.kid ?? 'rsa',
      ...('typ' in more ? (more.typ === undefined ? {} : { typ: more.typ }) : { typ: 'JWT' }),
    })
    .sign((more.key ?? rsa).privateKey);

const accessToken = (claims: Claims = {}) => sign({ aud: AUDIENCE, ...claims });
const idToken = (claims: Claims = {}) => sign({ aud: CLIENT, email: 'captain@hanbit.example', ...claims });
const headersOf = async (access: string | Promise<string>, id: string | Promise<string>): Promise<TokenHeaders> => ({
  authorization: `Bearer ${await access}`,
  auth2: await id,
});
const refused = async (access: string | Promise<string>, id: string | Promise<string>) =>
  expect(verify(await headersOf(access, id))).rejects.toMatchObject({ code: 'not-signed-in' });

beforeAll(async () => {
  rsa = await generateKeyPair('RS256', { extractable: true });
  ec = await generateKeyPair('ES256', { extractable: true });
  stranger = await generateKeyPair('RS256', { extractable: true });
  const local = createLocalJWKSet({
    keys: [
      { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256' },
      { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' },
    ],
  });
  keys = (header, token) => {
    keyReads++;
    return local(header, token);
  };
});

const start = (): void => {
  keyReads = 0;
  clock = { value: NOW };
  verify = createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    apiScope: SCOPE,
    clientId: CLIENT,
    keys,
    clock: () => clock.value,
  });
};

describe('two valid tokens of one person', () => {
  it('name that person by email', async () => {
    start();
    expect(await verify(await headersOf(accessToken(), idToken()))).toEqual({
      issuer: ISSUER,
      subject: 'captain',
      email: 'captain@hanbit.example',
      issuedAt: now,
    });
  });

  it('may be signed with an elliptic curve', async () => {
    start();
    const access = sign({ aud: AUDIENCE }, { key: ec, alg: 'ES256', kid: 'ec' });
    await expect(verify(await headersOf(access, idToken()))).resolves.toBeDefined();
  });

  it('fall back to the preferred name, then to the access token', async () => {
    start();
    const preferred = idToken({ email: '', preferred_username: 'cabin@hanbit.example' });
    expect((await verify(await headersOf(accessToken(), preferred))).email).toBe('cabin@hanbit.example');
    const access = accessToken({ preferred_username: 'hr@hanbit.example' });
    expect((await verify(await headersOf(access, idToken({ email: '' })))).email).toBe('hr@hanbit.example');
  });

  it('are verified once in a few minutes, and not cached beyond their expiry', async () => {
    start();
    const headers = await headersOf(accessToken(), idToken());
    await verify(headers);
    await verify(headers);
    expect(keyReads).toBe(2);
    clock.value = new Date(NOW.getTime() + 5 * 60_000);
    await verify(headers);
    expect(keyReads).toBe(4);
    clock.value = new Date(NOW.getTime() + 3_700_000);
    await expect(verify(headers)).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  it('have no address if the provider has not verified it', async () => {
    start();
    for (const unverified of [false, 'false']) {
      const id = idToken({ email_verified: unverified, preferred_username: 'captain@hanbit.example' });
      expect(await verify(await headersOf(accessToken(), id))).toMatchObject({ subject: 'captain', email: undefined });
    }
    expect((await verify(await headersOf(accessToken(), idToken({ email_verified: true })))).email).toBeDefined();
  });

  it('may name the issuer with a trailing slash', async () => {
    start();
    await expect(verify(await headersOf(accessToken({ iss: `${ISSUER}/` }), idToken()))).resolves.toBeDefined();
  });

  it('identify the person by object and tenant id where both have them', async () => {
    start();
    const person = { oid: 'o-1', tid: 't-1' };
    await expect(
      verify(await headersOf(accessToken({ sub: 'a', ...person }), idToken({ sub: 'b', ...person }))),
    ).resolves.toBeDefined();
    await refused(accessToken(person), idToken({ ...person, oid: 'o-2' }));
    await refused(accessToken(person), idToken({ ...person, tid: 't-2' }));
  });
});

describe('a token is refused that', () => {
  it('has expired, a minute of difference between clocks at most', async () => {
    start();
    await refused(accessToken({ exp: now - 61 }), idToken());
    await refused(accessToken(), idToken({ exp: now - 61 }));
    await expect(verify(await headersOf(accessToken({ exp: now - 5 }), idToken()))).resolves.toBeDefined();
  });

  it('never expires', async () => {
    start();
    await refused(sign({ aud: AUDIENCE, exp: undefined }), idToken());
  });

  it('is not valid yet', async () => {
    start();
    await refused(accessToken({ nbf: now + 300 }), idToken());
  });

  it('is valid for longer than a day, or has a time of issue in the future', async () => {
    start();
    const day = 24 * 3600;
    await expect(verify(await headersOf(accessToken({ exp: now + day }), idToken()))).resolves.toBeDefined();
    await refused(accessToken({ exp: now + day + 1 }), idToken());
    await refused(accessToken(), idToken({ exp: now + 50 * 365 * day }));
    await refused(accessToken({ iat: now + 49 * 365 * day, exp: now + 49 * 365 * day + 60 }), idToken());
    await refused(accessToken({ iat: undefined }), idToken());
    await refused(accessToken(), idToken({ iat: undefined }));
  });

  it('was not issued for the scope of the API', async () => {
    start();
    await refused(accessToken({ scope: undefined }), idToken());
    await refused(accessToken({ scope: 'openid profile' }), idToken());
    await refused(accessToken({ scope: undefined, scp: `${SCOPE}.read` }), idToken());
    for (const claims of [{ scp: 'openid access' }, { scp: ['access'] }, { scope: `openid ${SCOPE}` }])
      await expect(
        verify(await headersOf(accessToken({ scope: undefined, ...claims }), idToken())),
      ).resolves.toBeDefined();
  });

  it('is of another kind', async () => {
    start();
    const access = (typ: string | undefined) => sign({ aud: AUDIENCE }, { typ });
    const id = (typ: string | undefined) => sign({ aud: CLIENT }, { typ });
    for (const typ of ['logout+jwt', 'secevent+jwt', undefined]) await refused(access(typ), idToken());
    for (const typ of ['logout+jwt', 'at+jwt']) await refused(accessToken(), id(typ));
    for (const [one, other] of [
      [access('at+jwt'), id(undefined)],
      [access('application/at+JWT'), id('jwt')],
    ] as const)
      await expect(verify(await headersOf(one, other))).resolves.toBeDefined();
  });

  it('is for another audience', async () => {
    start();
    await refused(accessToken({ aud: 'api://other' }), idToken());
    await refused(accessToken(), idToken({ aud: 'other-web' }));
    await refused(accessToken(), idToken({ aud: [CLIENT, 'other-web'] }));
    await refused(accessToken(), idToken({ aud: [CLIENT, 'other-web'], azp: 'other-web' }));
  });

  it('comes from another issuer', async () => {
    start();
    await refused(accessToken({ iss: 'https://evil.example' }), idToken());
    await refused(accessToken(), idToken({ iss: 'https://evil.example' }));
  });

  it('names another subject than the other one', async () => {
    start();
    await refused(accessToken(), idToken({ sub: 'admin' }));
    await refused(accessToken({ sub: '' }), idToken({ sub: undefined }));
  });

  it('is signed by another key', async () => {
    start();
    await refused(sign({ aud: AUDIENCE }, { key: stranger }), idToken());
    await refused(sign({ aud: AUDIENCE }, { key: stranger, kid: 'unknown' }), idToken());
  });

  it('is not signed at all', async () => {
    start();
    const unsigned = new UnsecuredJWT({ iss: ISSUER, sub: 'captain', aud: AUDIENCE, exp: now + 3600 }).encode();
    await refused(unsigned, idToken());
  });

  it('is signed with the public key as a shared secret', async () => {
    start();
    const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey));
    const forged = new SignJWT({ iss: ISSUER, sub: 'captain', aud: AUDIENCE, exp: now + 3600 })
      .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
      .sign(secret);
    await refused(forged, idToken());
  });

  it('is used in place of the other', async () => {
    start();
    await refused(idToken(), accessToken());
    await refused(idToken(), idToken());
    await refused(accessToken(), accessToken());
    await refused(sign({ aud: [AUDIENCE, CLIENT] }), idToken());
  });

  it('was accepted in the other place before', async () => {
    start();
    const [access, id] = await Promise.all([accessToken(), idToken()]);
    await verify(await headersOf(access, id));
    await refused(id, id);
    await refused(access, access);
  });

  it('was changed after it was signed', async () => {
    start();
    const [head, , signature] = (await accessToken()).split('.');
    const body = Buffer.from(JSON.stringify({ iss: ISSUER, sub: 'admin', aud: AUDIENCE, exp: now + 3600 })).toString(
      'base64url',
    );
    await refused(`${head}.${body}.${signature}`, idToken({ sub: 'admin' }));
  });
});

describe('a call is refused that', () => {
  it('lacks one of the two or both', async () => {
    start();
    const { authorization, auth2 } = await headersOf(accessToken(), idToken());
    for (const headers of [
      {},
      { authorization },
      { auth2 },
      { authorization: '', auth2 },
      { authorization, auth2: '' },
    ])
      await expect(verify(headers)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(verify({ authorization, auth2: [String(auth2)] })).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(verify({ authorization: authorization?.replace('Bearer', 'Basic'), auth2 })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });

  it('contains garbage', async () => {
    start();
    for (const garbage of ['x', 'a.b.c', '{}', '...', 'null.null.null', `e30.e30.${'A'.repeat(5000)}`, '한글'])
      await refused(garbage, garbage);
  });
});

it('an unreachable provider is distinguished from an invalid token', async () => {
  const unreachable = createTokenVerifier({
    issuer: ISSUER,
    audience: AUDIENCE,
    apiScope: SCOPE,
    clientId: CLIENT,
    keys: () => Promise.reject(new Problem('overloaded')),
    clock: () => NOW,
  });
  await expect(unreachable(await headersOf(accessToken(), idToken()))).rejects.toMatchObject({ code: 'overloaded' });
});

it('calls of the Graph protocol have only the access token, and never an ID token in its place', async () => {
  const rules = { issuer: ISSUER, audience: AUDIENCE, apiScope: SCOPE, clientId: CLIENT, keys, clock: () => NOW };
  const verifyAccess = createAccessTokenVerifier(rules);
  const authorization = `Bearer ${await accessToken({ email: 'hr@hanbit.example' })}`;
  expect((await verifyAccess({ authorization })).email).toBe('hr@hanbit.example');
  await expect(verifyAccess({ authorization: `Bearer ${await idToken()}` })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
});
