import { Problem } from '@portal/contract/kernel';
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5_000;
/** After a failed try calls are answered at once for this long, rather than each waiting for the timeout. */
const RETRY_AFTER_MS = 5_000;

/** A key that the provider withdraws is gone after this, and what was verified with it as long after that. */
const KEPT_MS = 2 * 60 * 1000;

type RemoteKeys = ReturnType<typeof createRemoteJWKSet>;
type Log = { error: (facts: object, message: string) => void };

const discoverKeys = async (issuer: string): Promise<RemoteKeys> => {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Whoever answers for the provider is at its own address.
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const found = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (typeof found.issuer !== 'string' || found.issuer.replace(/\/+$/, '') !== issuer)
    throw new Error('discovery names another issuer');
  if (typeof found.jwks_uri !== 'string') throw new Error('discovery names no keys');
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS, cacheMaxAge: KEPT_MS });
};

/** One discovery for all calls, begun by the first; a failed one is tried again later. */
const discovery = (issuer: string, log: Log): (() => Promise<RemoteKeys>) => {
  let keys: Promise<RemoteKeys> | undefined;
  let retryAt = 0;
  const discover = () =>
    discoverKeys(issuer).catch((error: unknown) => {
      log.error({ err: error }, 'the OpenID provider cannot be reached');
      retryAt = Date.now() + RETRY_AFTER_MS;
      keys = undefined;
      throw new Problem('overloaded');
    });
  return () => {
    if (keys === undefined && Date.now() < retryAt) return Promise.reject(new Problem('overloaded'));
    keys ??= discover();
    return keys;
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

/**
 * The published keys of a configured issuer, found by discovery at the first call and read again every few minutes. A
 * provider that was never reached raises `overloaded`: the caller may try again, and nobody is signed out for it; one
 * that goes away later leaves those signed in at work.
 */
export const createRemoteKeys = (issuer: string, log: Log): JWTVerifyGetKey => {
  const find = discovery(issuer, log);
  let retryAt = 0;
  return async (header, token) => {
    const keys = await find();
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
