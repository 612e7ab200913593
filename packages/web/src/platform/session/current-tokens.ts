import { embeddedTokens, forgetEmbeddedTokens, isEmbedded, requestEmbeddedTokens } from './embedded.ts';
import { forgetTokens as forgetStoredTokens, isFresh, readTokens, type Tokens } from './tokens.ts';

/** Deletes the tokens of this portal, whichever way the person signed in. */
export const forgetTokens = (): void => {
  forgetEmbeddedTokens();
  forgetStoredTokens();
};

let renewal: Promise<Tokens | undefined> | undefined;

const renew = async (): Promise<Tokens | undefined> => {
  if (isEmbedded() && embeddedTokens()) return requestEmbeddedTokens();
  if (readTokens() === undefined) return undefined;
  const { renewSilently } = await import('./oidc-sign-in.ts');
  return (await renewSilently()) ? readTokens() : undefined;
};

/**
 * Renews the tokens, once for all concurrent callers; undefined when the provider requires an interactive sign-in, and
 * throws when it is unreachable. Refused tokens may have been renewed by another tab meanwhile.
 */
export const renewTokens = (refused?: Tokens): Promise<Tokens | undefined> => {
  const there = currentTokens();
  if (refused && there && isFresh(there) && there.accessToken !== refused.accessToken) return Promise.resolve(there);
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
};

export const currentTokens = (): Tokens | undefined => embeddedTokens() ?? readTokens();

export const isSignedIn = (): boolean => currentTokens() !== undefined;

/** The tokens to send, renewed if they are about to expire. */
export const usableTokens = async (): Promise<Tokens | undefined> => {
  const tokens = currentTokens();
  if (tokens === undefined || isFresh(tokens)) return tokens;
  // If they cannot be renewed now, the server decides about the old ones.
  return (await renewTokens().catch(() => undefined)) ?? currentTokens();
};
