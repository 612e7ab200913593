/** The part of oidc-provider that the portal uses; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Payload = Record<string, unknown>;

  export type Adapter = {
    upsert: (id: string, payload: Payload, expiresIn?: number) => Promise<void>;
    find: (id: string) => Promise<Payload | undefined>;
    findByUid: (uid: string) => Promise<Payload | undefined>;
    findByUserCode: (code: string) => Promise<Payload | undefined>;
    consume: (id: string) => Promise<void>;
    destroy: (id: string) => Promise<void>;
    revokeByGrantId: (grantId: string) => Promise<void>;
  };

  export interface Session {
    accountId?: string;
    authorizations?: Record<string, { grantId?: string }>;
    grantIdFor: (clientId: string) => string | undefined;
    destroy: () => Promise<void>;
  }

  export interface Grant {
    jti: string;
    accountId: string;
    clientId: string;
    addOIDCScope: (scope: string) => void;
    addResourceScope: (resource: string, scope: string) => void;
    save: () => Promise<string>;
  }

  export interface Interaction {
    uid: string;
    exp: number;
    returnTo: string;
    prompt: { name: string };
    params: { client_id?: string; login_hint?: string };
    session?: { accountId: string; uid: string } | undefined;
    lastSubmission?: InteractionResult;
    result?: InteractionResult;
    save: (ttl: number) => Promise<string>;
  }

  export type InteractionResult = { login?: { accountId: string }; consent?: { grantId?: string } };

  export interface Client {
    clientId: string;
    postLogoutRedirectUriAllowed: (uri: string) => boolean;
  }

  export type Account = {
    accountId: string;
    claims: (use: string, scope: string) => Promise<Payload & { sub: string }>;
  };

  export interface OidcContext {
    session: Session;
    client: Client;
    account?: Account;
    result?: InteractionResult;
    params: { state?: string; post_logout_redirect_uri?: string };
    entities: { IdTokenHint?: { payload: { sub?: string } } };
    requestParamOIDCScopes: Set<string>;
    requestParamScopes: Set<string>;
  }

  export interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    method: string;
    path: string;
    query: Record<string, string | string[] | undefined>;
    type: string;
    status: number;
    body: unknown;
    oidc: OidcContext;
    cookies: { set: (name: string, value: string | null, options: CookieOptions) => void };
    get: (header: string) => string;
    set: (headers: Record<string, string>) => void;
    redirect: (url: string) => void;
  }

  export type CookieOptions = { httpOnly: boolean; sameSite: 'lax' | 'strict' | 'none'; path?: string };

  export type ResourceServerInfo = {
    scope: string;
    audience: string;
    accessTokenTTL: number;
    accessTokenFormat: 'jwt';
    jwt: { sign: { alg: string } };
  };

  /** Settings of oidc-provider, by its own names (its documentation describes each). */
  export type Configuration = {
    adapter: (model: string) => Adapter;
    clients: Payload[];
    clientAuthMethods: string[];
    clientBasedCORS: (ctx: Context, origin: string, client: Client) => boolean;
    claims: Record<string, null | string[]>;
    conformIdTokenClaims: boolean;
    cookies: { names: Record<string, string>; long: CookieOptions; short: CookieOptions; keys: string[] };
    extraTokenClaims: (ctx: Context) => Promise<Payload | undefined>;
    features: {
      devInteractions: { enabled: boolean };
      dPoP: { enabled: boolean };
      pushedAuthorizationRequests: { enabled: boolean };
      userinfo: { enabled: boolean };
      rpInitiatedLogout: {
        enabled: boolean;
        logoutSource: (ctx: Context, form: string) => Promise<void>;
        postLogoutSuccessSource: (ctx: Context) => Promise<void>;
      };
      resourceIndicators: {
        enabled: boolean;
        defaultResource: (ctx: Context, client: Client, oneOf?: string[]) => Promise<string>;
        useGrantedResource: () => Promise<boolean>;
        getResourceServerInfo: (ctx: Context, resource: string) => Promise<ResourceServerInfo>;
      };
    };
    findAccount: (ctx: Context, id: string) => Promise<Account | undefined>;
    interactions: { url: (ctx: Context, interaction: Interaction) => Promise<string> };
    jwks: { keys: object[] };
    loadExistingGrant: (ctx: Context) => Promise<Grant | undefined>;
    pkce: { required: () => boolean };
    renderError: (ctx: Context, out: { error: string; error_description?: string }, error: Error) => Promise<void>;
    responseTypes: string[];
    scopes: string[];
    ttl: Record<string, number>;
  };

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    issuer: string;
    proxy: boolean;
    silent: boolean;
    Client: { find: (id: string) => Promise<Client | undefined> };
    Grant: {
      new (facts: { accountId: string; clientId: string }): Grant;
      find: (id: string) => Promise<Grant | undefined>;
    };
    Session: { get: (ctx: Context) => Promise<Session>; findByUid: (uid: string) => Promise<Session | undefined> };
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    cookieName(kind: 'session' | 'interaction' | 'resume'): string;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    on(event: string, listener: (...args: never[]) => void): this;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
  }

  export const errors: Record<'InvalidRequest' | 'InvalidGrant' | 'InvalidTarget', new (message?: string) => Error> & {
    SessionNotFound: new (message?: string) => Error;
  };
}
