import { hash, randomBytes } from 'node:crypto';
import { createCookieJar } from './cookie-jar.ts';

export type Browser = {
  /** One call, its redirects not followed. */
  go: (address: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects on the server until an answer is a page or the address is no longer the provider's. */
  follow: (address: string, init?: RequestInit) => Promise<{ address: URL; response: Response | undefined }>;
  /** Asks for a code; answers where the browser ends up. */
  authorize: (
    more?: Record<string, string>,
  ) => Promise<{ address: URL; response: Response | undefined; verifier: string }>;
  /** Signs in as an account through the page; answers the code. */
  signIn: (email: string, more?: Record<string, string>) => Promise<{ code: string; verifier: string }>;
  exchange: (code: string, verifier: string) => Promise<Response>;
  refresh: (token: string) => Promise<Response>;
};

const SCOPE = 'openid profile email User.Read api://portal/access';

/** A browser as far as signing in needs one: cookies and redirects. */
export const givenBrowser = (publicUrl: string): Browser => {
  const jar = createCookieJar();
  const redirectUri = `${publicUrl}/login/callback`;
  const go: Browser['go'] = async (address, init = {}) => {
    const url = new URL(address, publicUrl);
    const headers = new Headers(init.headers);
    headers.set('cookie', jar.headerFor(url.pathname));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    jar.store(response);
    return response;
  };
  const follow: Browser['follow'] = async (from, init = {}) => {
    let address = new URL(from, publicUrl);
    let response = await go(address.href, init);
    while (response.headers.has('location')) {
      address = new URL(response.headers.get('location') ?? '', address);
      if (!address.pathname.startsWith('/oidc/')) return { address, response: undefined };
      response = await go(address.href);
    }
    return { address, response };
  };
  const authorize: Browser['authorize'] = async (more = {}) => {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: 'portal-web',
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: redirectUri,
      code_challenge: hash('sha256', verifier, 'base64url'),
      code_challenge_method: 'S256',
      state: 'st',
      ...more,
    });
    return { ...(await follow(`/oidc/auth?${query}`)), verifier };
  };
  const token = (form: Record<string, string>) =>
    go('/oidc/token', { method: 'POST', body: new URLSearchParams({ client_id: 'portal-web', ...form }) });
  return {
    go,
    follow,
    authorize,
    signIn: async (email, more = {}) => {
      const { address, verifier } = await authorize(more);
      const end = await follow(address.href, { method: 'POST', body: new URLSearchParams({ email }) });
      return { code: end.address.searchParams.get('code') ?? '', verifier };
    },
    exchange: (code, verifier) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
};
