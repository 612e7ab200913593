import { embeddedTokens, forgetEmbeddedTokens, isEmbedded, requestEmbeddedTokens } from './embedded.ts';
import { forgetTokens as forgetStoredTokens, isFresh, readTokens, type Tokens } from './tokens.ts';

/** Signs out of this portal, whoever signed the person in. */
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
 * Renews the tokens once, however many calls ask for it; undefined when the provider wants to see the person, and thrown when it
 * cannot be reached. Those that were refused may have been renewed by another tab meanwhile.
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

/** The tokens to send; those about to expire are renewed first. */
export const usableTokens = async (): Promise<Tokens | undefined> => {
  const tokens = currentTokens();
  if (tokens === undefined || isFresh(tokens)) return tokens;
  // Where they cannot be renewed now, the server says what it makes of these.
  return (await renewTokens().catch(() => undefined)) ?? currentTokens();
};
