import { Problem } from '@portal/contract/kernel';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5_000;
/** After a failed try calls are answered at once for this long, rather than each waiting for the timeout. */
const RETRY_AFTER_MS = 5_000;

/** A key that the provider withdraws is gone after this, and what was verified with it as long after that. */
const KEPT_MS = 2 * 60 * 1000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;
type Log = { error: (facts: object, message: string) => void };

/** What a provider publishes of itself, as far as the portal uses it. */
type Discovered = {
  keys: RemoteKeys;
  /** Where the browser fetches tokens and keys and shows the silent renewal, which may be elsewhere than the issuer. */
  origins: string[];
};

/** Endpoints that the web reaches by itself: by fetch, or in a frame. */
const reachedByWeb = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
  'revocation_endpoint',
];

const originsOf = (issuer: string, found: Readonly<Record<string, unknown>>): string[] => {
  const urls = reachedByWeb.map((name) => found[name]).filter((url) => typeof url === 'string' && URL.canParse(url));
  const { protocol } = new URL(issuer);
  return [
    ...new Set(
      urls
        .map((url) => new URL(url as string))
        .filter((url) => url.protocol === protocol)
        .map(({ origin }) => origin),
    ),
  ];
};

const discover = async (issuer: string): Promise<Discovered> => {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Whoever answers for the provider is at its own address.
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const found = (await response.json()) as Record<string, unknown>;
  if (typeof found.issuer !== 'string' || found.issuer.replace(/\/+$/, '') !== issuer)
    throw new Error('discovery names another issuer');
  if (typeof found.jwks_uri !== 'string') throw new Error('discovery names no keys');
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS, cacheMaxAge: KEPT_MS });
  return { keys, origins: originsOf(issuer, found) };
};

/** One discovery for all calls, begun by the first; a failed one is tried again later. */
const discovery = (issuer: string, log: Log): (() => Promise<Discovered>) => {
  let found: Promise<Discovered> | undefined;
  let retryAt = 0;
  const begin = () =>
    discover(issuer).catch((error: unknown) => {
      log.error({ err: error }, 'the OpenID provider cannot be reached');
      retryAt = Date.now() + RETRY_AFTER_MS;
      found = undefined;
      throw new Problem('overloaded');
    });
  return () => {
    if (found === undefined && Date.now() < retryAt) return Promise.reject(new Problem('overloaded'));
    found ??= begin();
    return found;
  };
};

/** A key set that did not come at all, against a token that names no known key. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof errors.JOSEError ? ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code) : true;

/** The keys that were read last, for as long as the provider cannot be asked for those of now. */
const lastKnown = (keys: RemoteKeys): JWTVerifyGetKey => {
  const known = keys.jwks();
  if (known === undefined) throw new Problem('overloaded');
  return createLocalJWKSet(known);
};

/** The published keys, read again every few minutes. */
const publishedKeys = (find: () => Promise<Discovered>, log: Log): JWTVerifyGetKey => {
  let retryAt = 0;
  return async (header, token) => {
    const { keys } = await find();
    if (!keys.fresh && Date.now() < retryAt) return lastKnown(keys)(header, token);
    try {
      return await keys(header, token);
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      log.error({ err: error }, 'the keys of the OpenID provider cannot be read');
      retryAt = Date.now() + RETRY_AFTER_MS;
      return lastKnown(keys)(header, token);
    }
  };
};

/**
 * A configured provider: its keys, and the origins that the browser must reach for a sign-in, both found by discovery at
 * the first need. A provider that was never reached raises `overloaded` for its keys, so that the caller may try again and
 * nobody is signed out, and has no origins yet; one that goes away later leaves those signed in at work.
 */
export const createRemoteProvider = (issuer: string, log: Log) => {
  const find = discovery(issuer, log);
  return {
    keys: publishedKeys(find, log),
    origins: (): Promise<readonly string[]> =>
      find().then(
        ({ origins }) => origins,
        () => [],
      ),
  };
};
