import { createLocalJWKSet, type JWK, type JWTVerifyGetKey } from 'jose';
import { type KoaContextWithOIDC as Context, Provider } from 'oidc-provider';
import { languageOf } from '#platform/http/language';
import { API_AUDIENCE, API_SCOPE, CLIENT_ID, configureProvider, type ProviderParts } from './provider-configuration.ts';
import { loadProviderKeys } from './provider-keys.ts';
import { pageHeaders } from './provider-page.ts';
import { skipEmptySignOut } from './provider-sign-out.ts';
import { renderFailurePage } from './sign-in-page.ts';

export type ProviderLog = {
  error: (facts: object, message: string) => void;
  debug: (facts: object, message: string) => void;
};

export type EmbeddedProvider = ProviderParts & {
  provider: Provider;
  issuer: string;
  /** The accounts are those of the portal's own database, wherever it is reached. */
  boundAs: string;
  clientId: string;
  audience: string;
  apiScope: string;
  /** Its published keys, without a call to itself. */
  keys: JWTVerifyGetKey;
};

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK;

/** The library opens its public documents to every site; only the portal itself has a use for them. */
const restrictToOrigin = (ctx: Context, origin: string): void => {
  if (ctx.get('origin') === origin) return;
  for (const name of ctx.res.getHeaderNames()) if (name.startsWith('access-control-')) ctx.res.removeHeader(name);
};

/** Outermost: puts the headers on every answer and lets no failure through to the library's bare texts. */
const guard = (parts: ProviderParts, log: ProviderLog) => {
  const { origin } = new URL(parts.publicUrl);
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    try {
      ctx.set(pageHeaders(ctx.path));
      await next();
    } catch (error) {
      log.error({ err: error }, 'the embedded OpenID provider failed');
      ctx.status = 500;
      ctx.type = 'html';
      ctx.body = renderFailurePage(languageOf(ctx.get('accept-language')), parts.company, { error: 'server_error' });
    }
    restrictToOrigin(ctx, origin);
  };
};

/** Answers by `form_post`, refusals of it too, are pages that need a script; the portal's client has no use for them. */
const refuseFormPost = (parts: ProviderParts) => async (ctx: Context, next: () => Promise<void>) => {
  const mode = ctx.query.response_mode;
  if (mode === undefined || mode === 'query' || mode === 'fragment') return next();
  ctx.status = 400;
  ctx.type = 'html';
  ctx.body = renderFailurePage(languageOf(ctx.get('accept-language')), parts.company, {
    error: 'unsupported_response_mode',
  });
};

const listen = (provider: Provider, log: ProviderLog): void => {
  const logTo = (level: keyof ProviderLog, message: string) => (_: unknown, error: unknown) =>
    log[level]({ err: error }, message);
  provider.on('server_error', logTo('error', 'the embedded OpenID provider failed'));
  provider.on('authorization.error', logTo('debug', 'a sign-in request was refused'));
  provider.on('grant.error', logTo('debug', 'a token request was refused'));
};

/**
 * The OpenID provider of the demo: anybody may sign in as anybody, so it is never brought up where an issuer is
 * configured. Its keys are made at the first start and kept in `keysFolder`.
 */
export const createEmbeddedProvider = async ({
  keysFolder,
  log,
  ...parts
}: ProviderParts & { keysFolder: string; log: ProviderLog }): Promise<EmbeddedProvider> => {
  const keys = await loadProviderKeys(keysFolder);
  const issuer = `${parts.publicUrl}/oidc`;
  const provider: Provider = new Provider(
    issuer,
    configureProvider(parts, keys, () => provider),
  );
  // Cookies are `Secure` where the portal is reached over https; `mountProvider` says so, not the caller's headers.
  provider.proxy = new URL(issuer).protocol === 'https:';
  listen(provider, log);
  provider.use(guard(parts, log));
  provider.use(refuseFormPost(parts));
  provider.use(skipEmptySignOut(provider, CLIENT_ID));
  return {
    ...parts,
    provider,
    issuer,
    boundAs: 'embedded',
    clientId: CLIENT_ID,
    audience: API_AUDIENCE,
    apiScope: API_SCOPE,
    keys: createLocalJWKSet({ keys: keys.jwks.keys.map(publicPart) }),
  };
};
