import { knownConfig } from '../config.ts';
import type { Tokens } from './tokens.ts';

export type EmbeddedState = 'not_logged_in' | 'logged_in' | 'fail_to_get_user_info';

let tokens: Tokens | undefined;
let arrived: ((tokens: Tokens) => void)[] = [];

export const isEmbedded = (): boolean => window.parent !== window;

export const embeddedTokens = (): Tokens | undefined => tokens;

/** Deletes expired tokens: the user is signed out until the parent frame sends new ones. */
export const forgetEmbeddedTokens = (): void => {
  tokens = undefined;
};

const configuredOrigins = (): readonly string[] => knownConfig()?.embedOrigins ?? [];

/** Tells the parent frame the state of the sign-in; only configured origins can receive it. */
export const notifyParent = (type: EmbeddedState): void => {
  if (!isEmbedded()) return;
  for (const origin of configuredOrigins()) window.parent.postMessage({ type }, origin);
};

const expiryOf = (jwt: string): number => {
  try {
    const payload = atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return Number((JSON.parse(payload) as { exp?: number }).exp ?? 0);
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
};

/** The tokens in a message, if it comes from the parent frame with a configured origin. */
export const tokensOfMessage = (
  { data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  origins: readonly string[] = configuredOrigins(),
  parent: unknown = window.parent,
): Tokens | undefined => {
  if (source !== parent || !origins.includes(origin)) return undefined;
  const { type, accessToken, idToken } = (data ?? {}) as Record<string, unknown>;
  if (type !== 'tokens' || typeof accessToken !== 'string' || typeof idToken !== 'string') return undefined;
  return { accessToken, idToken, expiresAt: expiryOf(accessToken) };
};

/** Listens for tokens from the parent frame, which are kept in memory only. */
export const listenForTokens = (onTokens: () => void): void => {
  if (!isEmbedded()) return;
  window.addEventListener('message', (event) => {
    const given = tokensOfMessage(event);
    if (given === undefined) return;
    tokens = given;
    for (const take of arrived) take(given);
    arrived = [];
    onTokens();
  });
};

const ANSWER_WITHIN_MS = 3_000;

/** Requests new tokens from the parent frame by reporting that the present ones have expired. */
export const requestEmbeddedTokens = (): Promise<Tokens | undefined> =>
  new Promise((resolve) => {
    arrived.push(resolve);
    setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
    notifyParent('not_logged_in');
  });
