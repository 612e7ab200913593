import { hash } from 'node:crypto';
import { Problem } from '@portal/contract/kernel';
import { type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '#platform/clock';

/** A token with a longer validity is refused, whoever signed it: a stolen one would be usable for too long. */
const LONGEST_LIFE_SECONDS = 24 * 60 * 60;

const textOf = (payload: JWTPayload, claim: string): string | undefined => {
  const value = payload[claim];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The type of a token (RFC 7515, 4.1.9), so that one type cannot be used in place of another. */
const typeOf = ({ typ }: JWTHeaderParameters): string | undefined => typ?.toLowerCase().replace(/^application\//, '');

const isAccessType = (header: JWTHeaderParameters): boolean => ['at+jwt', 'jwt'].includes(typeOf(header) ?? '');

const isIdType = (header: JWTHeaderParameters): boolean => [undefined, 'jwt'].includes(typeOf(header));

/** Its validity is counted from its time of issue, which must not be in the future. */
const isShortLived = ({ iat = 0, exp = 0 }: JWTPayload, latest: number): boolean =>
  iat <= latest && exp - iat <= LONGEST_LIFE_SECONDS;

const wordsOf = (claim: unknown): unknown[] => (typeof claim === 'string' ? claim.split(' ') : [claim].flat());

/** Whether a token was issued for the API's scope, which some providers name without the resource prefix. */
const hasScope = ({ scp, scope }: JWTPayload, apiScope: string): boolean => {
  const held = [...wordsOf(scp), ...wordsOf(scope)];
  return held.includes(apiScope) || held.includes(apiScope.slice(apiScope.lastIndexOf('/') + 1));
};

/** With several audiences, the one it was issued for is named apart (OpenID Connect Core, 3.1.3.7). */
const isForClient = (id: JWTPayload, clientId: string): boolean =>
  !Array.isArray(id.aud) || id.aud.length === 1 || id.azp === clientId;

/** Entra's `sub` differs between the web and the API, so object and tenant id identify the person there. */
const nameTheSame = (access: JWTPayload, id: JWTPayload): boolean =>
  textOf(access, 'oid') !== undefined && textOf(id, 'oid') !== undefined
    ? access.oid === id.oid && access.tid === id.tid
    : access.sub === id.sub;

/** The first address in the tokens; undefined if the provider has not verified it. */
const emailOf = (...payloads: readonly JWTPayload[]): string | undefined =>
  payloads.some(({ email_verified: verified }) => verified === false || verified === 'false')
    ? undefined
    : payloads.map((payload) => textOf(payload, 'email') ?? textOf(payload, 'preferred_username')).find(Boolean);

/** Signatures by a private key of the provider; `none` and shared secrets are never accepted. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
const CLOCK_TOLERANCE_SECONDS = 30;
/** Two tokens a person and hour: enough for every employee many times over, and bounded. */
const TOKENS_CACHED = 10_000;
/**
 * Together with the cache of keys, which has the same duration, less than the five minutes after which a withdrawn key
 * must be refused.
 */
const REMEMBERED_MS = 2 * 60 * 1000;

export type TokenRules = {
  issuer: string;
  /** The name under which its subjects are bound to employees; the issuer itself, where it has a lasting one. */
  boundAs?: string;
  /** Audience of access tokens: the API. */
  audience: string;
  /** The API's scope, for which access tokens are issued. */
  apiScope: string;
  /** Audience of ID tokens: the web. */
  clientId: string;
  keys: JWTVerifyGetKey;
  clock?: Clock;
};

export type TokenHeaders = { authorization?: string | undefined; auth2?: string | string[] | undefined };

/**
 * The account in the tokens. `email` is only used to find the employee at the first sign-in; undefined if it is not
 * verified.
 */
export type SignedIn = { issuer: string; subject: string; email: string | undefined; issuedAt: number };

/** Returns the account in the tokens of a call; raises `not-signed-in` unless they are valid. */
export type TokenVerifier = (headers: TokenHeaders) => Promise<SignedIn>;

type TokenCheck = (token: string) => Promise<JWTPayload>;
type Kind = { audience: string; isType: (header: JWTHeaderParameters) => boolean };

/** Every call carries the same two tokens, so the result of a verification is cached for a short time. */
const remembering = (check: TokenCheck, clock: Clock): TokenCheck => {
  const known = new LRUCache<string, { payload: JWTPayload; until: number }>({ max: TOKENS_CACHED });
  return async (token) => {
    const key = hash('sha256', token, 'base64url');
    const now = clock().getTime();
    const before = known.get(key);
    if (before !== undefined && before.until > now) return before.payload;
    known.delete(key);
    const payload = await check(token);
    known.set(key, { payload, until: Math.min(now + REMEMBERED_MS, (payload.exp ?? 0) * 1000) });
    return payload;
  };
};

const bearerOf = (header: string | undefined): string | undefined => /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];

const requireThat = (holds: boolean): void => {
  if (!holds) throw new Problem('not-signed-in');
};

const tokenCheck =
  ({ issuer, keys }: TokenRules, clock: Clock) =>
  ({ audience, isType }: Kind): TokenCheck =>
  async (token) => {
    const now = clock();
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      // The setting has no trailing slash, which some providers add.
      issuer: [issuer, `${issuer}/`],
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    requireThat(isType(protectedHeader) && isShortLived(payload, now.getTime() / 1000 + CLOCK_TOLERANCE_SECONDS));
    return payload;
  };

/** The reason of a refusal is only logged. An unreachable provider is not reported as an invalid token. */
const orNotSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('not-signed-in');
  }
};

const accessTokenReader = (rules: TokenRules, clock: Clock) => {
  const check = remembering(tokenCheck(rules, clock)({ audience: rules.audience, isType: isAccessType }), clock);
  return async ({ authorization }: TokenHeaders): Promise<JWTPayload> => {
    const access = await check(bearerOf(authorization) ?? '');
    requireThat(![access.aud].flat().includes(rules.clientId) && hasScope(access, rules.apiScope));
    return access;
  };
};

/** The person is identified by the access token, so that calls with and without an ID token agree. */
const signedIn = ({ issuer, boundAs = issuer }: TokenRules, access: JWTPayload, id: JWTPayload): SignedIn => ({
  issuer: boundAs,
  subject: access.sub ?? '',
  email: emailOf(id, access),
  issuedAt: Math.min(access.iat ?? 0, id.iat ?? 0),
});

/** Checks the two tokens of a call: both must be valid and identify the same person (rules/identity.md#tokens). */
export const createTokenVerifier = (rules: TokenRules): TokenVerifier => {
  const clock = rules.clock ?? systemClock;
  const readAccess = accessTokenReader(rules, clock);
  const readId = remembering(tokenCheck(rules, clock)({ audience: rules.clientId, isType: isIdType }), clock);
  const verify: TokenVerifier = async (headers) => {
    requireThat(typeof headers.auth2 === 'string');
    const [access, id] = await Promise.all([readAccess(headers), readId(String(headers.auth2))]);
    requireThat(isForClient(id, rules.clientId) && nameTheSame(access, id));
    return signedIn(rules, access, id);
  };
  return (headers) => orNotSignedIn(() => verify(headers));
};

/** Checks only an access token, as in calls of the Graph protocol. */
export const createAccessTokenVerifier = (rules: TokenRules): TokenVerifier => {
  const readAccess = accessTokenReader(rules, rules.clock ?? systemClock);
  const verify: TokenVerifier = async (headers) => {
    const access = await readAccess(headers);
    return signedIn(rules, access, access);
  };
  return (headers) => orNotSignedIn(() => verify(headers));
};
