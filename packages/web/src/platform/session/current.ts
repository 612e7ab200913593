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
  const { renewSilently } = await import('./oidc.ts');
  return (await renewSilently()) ? readTokens() : undefined;
};

/** Renews the tokens once, however many calls ask for it; undefined when the provider wants to see the person. */
export const renewTokens = (): Promise<Tokens | undefined> => {
  renewal ??= renew()
    .catch(() => undefined)
    .finally(() => {
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
  return (await renewTokens()) ?? currentTokens();
};
