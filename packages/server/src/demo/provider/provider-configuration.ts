import {
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC as Context,
  errors,
  type Grant,
  type Provider,
  type ResourceServer as ResourceServerInfo,
} from 'oidc-provider';
import type { Db } from '#platform/database/pool';
import { languageOf } from '#platform/http/language';
import type { AccountSource, SignInAccount } from './provider-accounts.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { CompanyName } from './provider-page.ts';
import type { ProviderTables } from './provider-records.queries.ts';
import { createProviderRecords } from './provider-records.ts';
import { sessionCookie, signedOutSource, signOutSource } from './provider-sign-out.ts';
import { renderFailurePage } from './sign-in-page.ts';

export const CLIENT_ID = 'portal-web';
export const API_AUDIENCE = 'api://portal';
export const API_SCOPE = 'api://portal/access';
/** Where the command line takes its code from; nothing is served there. */
export const CLI_REDIRECT_PATH = '/oidc/cli-done';

const SESSION_COOKIE = 'portal.session';
const HOUR = 60 * 60;
const FORTNIGHT = 14 * 24 * HOUR;

const REDIRECT_PATHS = [
  ...['/auth-callback.html', '/silent-callback.html', '/login', '/login/callback', '/login/silent'],
  CLI_REDIRECT_PATH,
];
const POST_LOGOUT_PATHS = ['/login', '/logout'];

export type ProviderParts = {
  db: Db<ProviderTables>;
  publicUrl: string;
  accounts: AccountSource;
  company: CompanyName;
};

/** A public client, which can keep no secret: PKCE takes its place. */
const webClient = (publicUrl: string): ClientMetadata => ({
  client_id: CLIENT_ID,
  client_name: 'Portal',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  response_modes: ['query', 'fragment'],
  redirect_uris: REDIRECT_PATHS.map((path) => publicUrl + path),
  post_logout_redirect_uris: POST_LOGOUT_PATHS.map((path) => publicUrl + path),
});

const claimsOf = (account: SignInAccount) => ({
  email: account.email,
  name: account.name,
  preferred_username: account.email,
});

/** The portal's own client is granted what it asks for, so that nobody sees a consent screen. */
const loadGrant =
  (provider: () => Provider) =>
  async (ctx: Context): Promise<Grant | undefined> => {
    const { session, client, account } = ctx.oidc;
    if (account === undefined || client === undefined) return undefined;
    const id = session?.grantIdFor(client.clientId);
    const before = id === undefined ? undefined : await provider().Grant.find(id);
    const { accountId } = account;
    const isTheirs = before !== undefined && before.accountId === accountId;
    const grant = isTheirs ? before : new (provider().Grant)({ accountId, clientId: client.clientId });
    grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes].join(' '));
    if (ctx.oidc.requestParamScopes.has(API_SCOPE)) grant.addResourceScope(API_AUDIENCE, API_SCOPE);
    await grant.save();
    return grant;
  };

const resourceServer: ResourceServerInfo = {
  scope: API_SCOPE,
  audience: API_AUDIENCE,
  accessTokenTTL: HOUR,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: 'RS256' } },
};

const featuresOf = ({ db, company }: ProviderParts): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  // Access tokens are for the API alone; who signed in stands in the ID token.
  userinfo: { enabled: false },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: signOutSource(db, company, SESSION_COOKIE),
    postLogoutSuccessSource: signedOutSource(company),
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: async () => API_AUDIENCE,
    useGrantedResource: async () => true,
    getResourceServerInfo: async (_, resource) => {
      if (resource !== API_AUDIENCE) throw new errors.InvalidTarget();
      return resourceServer;
    },
  },
});

const accountFunctions = ({ findAccount }: AccountSource): Pick<Configuration, 'findAccount' | 'extraTokenClaims'> => ({
  findAccount: async (_, id) => {
    const account = await findAccount(id);
    return account && { accountId: id, claims: async () => ({ sub: id, ...claimsOf(account) }) };
  },
  // The calls of the Graph protocol bring the access token alone.
  extraTokenClaims: async ({ oidc: { account } }) => {
    const claims = await account?.claims('access_token', '', {}, []);
    return claims && { email: claims.email, name: claims.name, preferred_username: claims.preferred_username };
  },
});

/** The provider's settings; `provider` answers the provider made with them. */
export const configureProvider = (
  parts: ProviderParts,
  keys: ProviderKeys,
  provider: () => Provider,
): Configuration => ({
  ...accountFunctions(parts.accounts),
  adapter: createProviderRecords(parts.db),
  clients: [webClient(parts.publicUrl)],
  clientAuthMethods: ['none'],
  clientBasedCORS: (_, origin) => origin === new URL(parts.publicUrl).origin,
  claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'], auth_time: null, sid: null },
  // The claims of the scopes stand in the ID token itself, as the API reads them there.
  conformIdTokenClaims: false,
  cookies: {
    names: { session: SESSION_COOKIE, interaction: 'portal.sign-in', resume: 'portal.resume' },
    long: sessionCookie,
    short: { httpOnly: true, sameSite: 'lax' },
    keys: keys.cookieKeys,
  },
  features: featuresOf(parts),
  interactions: { url: async (_, { uid }) => `/oidc/interaction/${uid}` },
  jwks: keys.jwks,
  loadExistingGrant: loadGrant(provider),
  pkce: { required: () => true },
  renderError: async (ctx, out) => {
    ctx.type = 'html';
    ctx.body = renderFailurePage(languageOf(ctx.get('accept-language')), parts.company, out);
  },
  responseTypes: ['code'],
  scopes: ['openid', 'profile', 'email', 'offline_access', 'User.Read'],
  ttl: {
    AccessToken: HOUR,
    AuthorizationCode: 60,
    Grant: FORTNIGHT,
    IdToken: HOUR,
    Interaction: HOUR,
    RefreshToken: FORTNIGHT,
    Session: FORTNIGHT,
  },
});
