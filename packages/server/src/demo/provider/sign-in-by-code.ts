import { hash, randomBytes } from 'node:crypto';
import { createCookieJar } from './cookie-jar.ts';
import { API_SCOPE, CLI_REDIRECT_PATH, CLIENT_ID } from './provider-configuration.ts';

export type SignInTokens = { accessToken: string; idToken: string };

/** Why nobody could be signed in. */
export class SignInFailed extends Error {
  readonly reason: 'not-running' | 'not-demo' | 'unknown-account' | 'refused';

  constructor(reason: SignInFailed['reason'], message: string) {
    super(message);
    this.name = 'SignInFailed';
    this.reason = reason;
  }
}

type Discovery = { issuer: string; authorization_endpoint: string; token_endpoint: string };
type Send = (address: string, init?: RequestInit) => Promise<Response>;

const MOST_STEPS = 10;
const TIMEOUT_MS = 10_000;

/**
 * A caller that keeps cookies and follows nothing by itself. The provider names its public address, which need not be
 * reachable from here: everything is asked at `baseUrl`.
 */
const createCaller = (baseUrl: string): Send => {
  const jar = createCookieJar();
  return async (address, init = {}) => {
    const { pathname, search } = new URL(address, baseUrl);
    const headers = new Headers(init.headers);
    headers.set('cookie', jar.headerFor(pathname));
    const url = new URL(pathname + search, baseUrl);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal }).catch(() => {
      throw new SignInFailed('not-running', `no portal answers at ${baseUrl}`);
    });
    jar.store(response);
    return response;
  };
};

const discover = async (send: Send, baseUrl: string): Promise<Discovery> => {
  const response = await send('/oidc/.well-known/openid-configuration');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!response.ok || !isJson) throw new SignInFailed('not-demo', `the portal at ${baseUrl} has no demo sign-in`);
  return (await response.json()) as Discovery;
};

const nextOf = (response: Response, address: string): string => {
  const location = response.headers.get('location');
  if (location === null) throw new SignInFailed('refused', `the sign-in stopped with status ${response.status}`);
  return new URL(location, address).href;
};

/** Follows the answers to the first address for which `isThere`, without going to it. */
const follow = async (send: Send, from: string, isThere: (address: string) => boolean): Promise<string> => {
  let address = from;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (isThere(address)) return address;
    address = nextOf(await send(address), address);
  }
  throw new SignInFailed('refused', 'the sign-in goes in circles');
};

const chooseAccount = async (send: Send, address: string, email: string): Promise<string> => {
  const response = await send(address, { method: 'POST', body: new URLSearchParams({ email }) });
  if (response.status === 422) throw new SignInFailed('unknown-account', `there is no account ${email}`);
  return nextOf(response, address);
};

const exchange = async (
  send: Send,
  { token_endpoint }: Discovery,
  form: Record<string, string>,
): Promise<SignInTokens> => {
  const response = await send(token_endpoint, { method: 'POST', body: new URLSearchParams(form) });
  const body = (await response.json()) as { access_token?: string; id_token?: string; error?: string };
  if (!body.access_token || !body.id_token)
    throw new SignInFailed('refused', `no tokens were given: ${body.error ?? response.status}`);
  return { accessToken: body.access_token, idToken: body.id_token };
};

/** Signs in at the embedded provider of a running demo portal by the code flow with PKCE, as the web does. */
export const signInByCode = async ({ baseUrl, email }: { baseUrl: string; email: string }): Promise<SignInTokens> => {
  const send = createCaller(baseUrl);
  const found = await discover(send, baseUrl);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = new URL(CLI_REDIRECT_PATH, found.issuer).href;
  const authorization = new URL(found.authorization_endpoint);
  authorization.search = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    scope: `openid profile email User.Read ${API_SCOPE}`,
    redirect_uri: redirectUri,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const page = await follow(send, authorization.href, (address) =>
    new URL(address).pathname.startsWith('/oidc/interaction/'),
  );
  const chosen = await chooseAccount(send, page, email);
  const end = new URL(await follow(send, chosen, (address) => address.startsWith(redirectUri)));
  const code = end.searchParams.get('code');
  if (code === null) throw new SignInFailed('refused', `the sign-in was refused: ${end.searchParams.get('error')}`);
  return exchange(send, found, {
    grant_type: 'authorization_code',
    client_id: CLIENT_ID,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
};
