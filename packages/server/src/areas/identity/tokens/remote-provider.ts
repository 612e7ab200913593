import { Problem } from '@portal/contract/kernel';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5_000;
/** After a failure calls are answered at once for this long, instead of each waiting for the timeout. */
const RETRY_AFTER_MS = 5_000;

/** A withdrawn key is dropped after this time, and results verified with it after the same time again. */
const CACHED_MS = 2 * 60 * 1000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;
type Log = { error: (facts: object, message: string) => void };

/** The part of a provider's discovery document that the portal uses. */
type Discovered = {
  keys: RemoteKeys;
  /** Origins from which the browser loads tokens, keys and the silent renewal; they may differ from the issuer's. */
  origins: string[];
};

/** Endpoints that the web itself uses: by fetch, or in a frame. */
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
    // A redirect could lead to an address that is not the provider's.
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const found = (await response.json()) as Record<string, unknown>;
  if (typeof found.issuer !== 'string' || found.issuer.replace(/\/+$/, '') !== issuer)
    throw new Error('discovery names another issuer');
  if (typeof found.jwks_uri !== 'string') throw new Error('discovery names no keys');
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS, cacheMaxAge: CACHED_MS });
  return { keys, origins: originsOf(issuer, found) };
};

/** One discovery for all calls, started by the first; after a failure it is repeated later. */
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

/** Whether the key set could not be loaded, in contrast to a token signed with an unknown key. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof errors.JOSEError ? ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code) : true;

/** Falls back to the keys loaded last while the provider is unreachable. */
const lastKnown = (keys: RemoteKeys): JWTVerifyGetKey => {
  const known = keys.jwks();
  if (known === undefined) throw new Problem('overloaded');
  return createLocalJWKSet(known);
};

/** The published keys, reloaded every few minutes. */
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
 * An external provider: its keys, and the origins that the browser must reach for a sign-in, both discovered on first
 * use. Until the provider was reached once, its keys raise `overloaded`, so that the caller retries and nobody is
 * signed out, and there are no origins. If it becomes unreachable later, signed-in users can continue.
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
