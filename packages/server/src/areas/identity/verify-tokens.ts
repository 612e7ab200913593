import { hash } from 'node:crypto';
import { Problem } from '@portal/contract/kernel';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '#platform/clock';

/** Signatures by a key that only the provider holds; `none` and shared secrets are never taken. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
const CLOCK_TOLERANCE_SECONDS = 30;
/** Two tokens a person and hour: enough for every employee many times over, and bounded. */
const TOKENS_KEPT = 10_000;

export type TokenRules = {
  issuer: string;
  /** Audience of access tokens: the API. */
  audience: string;
  /** Audience of ID tokens: the web. */
  clientId: string;
  keys: JWTVerifyGetKey;
  clock?: Clock;
};

export type TokenHeaders = { authorization?: string | undefined; auth2?: string | string[] | undefined };
export type SignedIn = { subject: string; email: string };

/** Whom the tokens of a call name; raises `not-signed-in` unless they are good. */
export type TokenVerifier = (headers: TokenHeaders) => Promise<SignedIn>;

type TokenCheck = (token: string) => Promise<JWTPayload>;

/** Every call carries the same two tokens, so a verified one is remembered until it expires. */
const remembering = (check: TokenCheck, clock: Clock): TokenCheck => {
  const known = new LRUCache<string, JWTPayload>({ max: TOKENS_KEPT });
  return async (token) => {
    const key = hash('sha256', token, 'base64url');
    const before = known.get(key);
    if (before?.exp !== undefined && before.exp * 1000 > clock().getTime()) return before;
    const payload = await check(token);
    known.set(key, payload);
    return payload;
  };
};

const bearerOf = (header: string | undefined): string | undefined => /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];

const textOf = (payload: JWTPayload, claim: string): string | undefined => {
  const value = payload[claim];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const emailOf = (...payloads: readonly JWTPayload[]): string =>
  payloads.map((payload) => textOf(payload, 'email') ?? textOf(payload, 'preferred_username')).find(Boolean) ?? '';

/** Entra's `sub` differs between the web and the API, so there the object and tenant ids name the person. */
const nameTheSame = (access: JWTPayload, id: JWTPayload): boolean =>
  textOf(access, 'oid') !== undefined && textOf(id, 'oid') !== undefined
    ? access.oid === id.oid && access.tid === id.tid
    : access.sub === id.sub;

/** With several audiences, the one it was issued for is named apart (OpenID Connect Core, 3.1.3.7). */
const isForClient = (id: JWTPayload, clientId: string): boolean =>
  !Array.isArray(id.aud) || id.aud.length === 1 || id.azp === clientId;

const signatureCheck =
  ({ issuer, keys }: TokenRules, clock: Clock) =>
  (audience: string): TokenCheck =>
  async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      // Configured without a slash at the end, which some providers write.
      issuer: [issuer, `${issuer}/`],
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: clock(),
    });
    return payload;
  };

/** Why a token is refused is nobody's business but the log's; a provider out of reach is no fault of the token. */
const orNotSignedIn = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('not-signed-in');
  }
};

const requireThat = (holds: boolean): void => {
  if (!holds) throw new Problem('not-signed-in');
};

const accessTokenReader = (rules: TokenRules, clock: Clock) => {
  const check = remembering(signatureCheck(rules, clock)(rules.audience), clock);
  return async ({ authorization }: TokenHeaders): Promise<JWTPayload> => {
    const access = await check(bearerOf(authorization) ?? '');
    requireThat(![access.aud].flat().includes(rules.clientId));
    return access;
  };
};

/**
 * Checks the two tokens of a call: both must be good and name the same person
 * (decisions: conventions, Sign-in).
 */
export const createTokenVerifier = (rules: TokenRules): TokenVerifier => {
  const clock = rules.clock ?? systemClock;
  const readAccess = accessTokenReader(rules, clock);
  const readId = remembering(signatureCheck(rules, clock)(rules.clientId), clock);
  const verify: TokenVerifier = async (headers) => {
    requireThat(typeof headers.auth2 === 'string');
    const [access, id] = await Promise.all([readAccess(headers), readId(String(headers.auth2))]);
    requireThat(isForClient(id, rules.clientId) && nameTheSame(access, id));
    return { subject: id.sub ?? '', email: emailOf(id, access) };
  };
  return (headers) => orNotSignedIn(() => verify(headers));
};

/** Checks the access token alone, as the calls of the Graph protocol carry it. */
export const createAccessTokenVerifier = (rules: TokenRules): TokenVerifier => {
  const readAccess = accessTokenReader(rules, rules.clock ?? systemClock);
  const verify: TokenVerifier = async (headers) => {
    const access = await readAccess(headers);
    return { subject: access.sub ?? '', email: emailOf(access) };
  };
  return (headers) => orNotSignedIn(() => verify(headers));
};
