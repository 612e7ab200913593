import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier } from '../../areas/identity/tokens/verify-token.ts';
import { CAPTAIN, givenProvider, type TestProvider, UNREGISTERED } from './given-provider.fixture.ts';
import { givenBrowser } from './provider-browser.fixture.ts';

type Tokens = { access_token: string; id_token: string; refresh_token?: string; expires_in: number; error?: string };
const printed = [vi.spyOn(console, 'info'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];

let provider: TestProvider;
beforeAll(async () => {
  provider = await givenProvider();
});
afterAll(() => provider.close());

const browser = () => givenBrowser(provider.publicUrl);
const jsonOf = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;
const signedIn = async (email = CAPTAIN, more: Record<string, string> = {}) => {
  const visitor = browser();
  const { code, verifier } = await visitor.signIn(email, more);
  return { visitor, code, verifier, tokens: await jsonOf(await visitor.exchange(code, verifier)) };
};
const verifyTokens = ({ access_token, id_token }: Tokens) => {
  return createTokenVerifier(provider.embedded())({
    authorization: `Bearer ${access_token}`,
    auth2: id_token,
  });
};

describe('the code flow', () => {
  it('gives an access token for the API and an ID token, which both verify', async () => {
    const { tokens } = await signedIn();
    expect(await verifyTokens(tokens)).toMatchObject({ issuer: 'embedded', subject: 'id-of-captain', email: CAPTAIN });
    const access = decodeJwt(tokens.access_token);
    expect(access).toMatchObject({
      aud: 'api://portal',
      iss: `${provider.publicUrl}/oidc`,
      scope: 'api://portal/access',
      email: CAPTAIN,
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(3600);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: 'portal-web', email: CAPTAIN, name: '김기장' });
    expect(decodeProtectedHeader(tokens.id_token).alg).toBe('RS256');
  });

  it('works with the scopes that the web asks for', async () => {
    const { tokens } = await signedIn(CAPTAIN, { scope: 'openid profile User.Read api://portal/access' });
    expect((await verifyTokens(tokens)).email).toBe(CAPTAIN);
    expect(tokens.refresh_token).toBeUndefined();
  });

  it('lets the stranger in, whom only the portal refuses', async () => {
    const { tokens } = await signedIn(UNREGISTERED);
    expect((await verifyTokens(tokens)).email).toBe(UNREGISTERED);
  });

  it('refuses another verifier', async () => {
    const visitor = browser();
    const { code } = await visitor.signIn(CAPTAIN);
    const response = await visitor.exchange(code, 'x'.repeat(43));
    expect([response.status, (await jsonOf(response)).error]).toEqual([400, 'invalid_grant']);
  });

  it('refuses a request without PKCE or with a plain challenge', async () => {
    for (const more of [{ code_challenge: '', code_challenge_method: '' }, { code_challenge_method: 'plain' }]) {
      const { address } = await browser().authorize(more);
      expect(address.searchParams.get('error')).toBe('invalid_request');
    }
  });

  it('sends nobody to an address that is not registered', async () => {
    const { response } = await browser().authorize({ redirect_uri: 'https://evil.example/' });
    expect(response?.status).toBe(400);
    expect(await response?.text()).toContain('redirect_uri');
  });

  it('refuses a code that was used, and ends what came of it', async () => {
    const { visitor, code, verifier, tokens } = await signedIn(CAPTAIN, {
      scope: 'openid offline_access api://portal/access',
      prompt: 'consent',
    });
    expect(tokens.refresh_token).toBeDefined();
    const again = await visitor.exchange(code, verifier);
    expect([again.status, (await jsonOf(again)).error]).toEqual([400, 'invalid_grant']);
    expect((await visitor.refresh(tokens.refresh_token ?? '')).status).toBe(400);
  });

  it('gives tokens once when two calls race with one code', async () => {
    const visitor = browser();
    const { code, verifier } = await visitor.signIn(CAPTAIN);
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => (await visitor.exchange(code, verifier)).status),
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
  });

  it('renews with a refresh token, which serves once', async () => {
    const { visitor, tokens } = await signedIn(CAPTAIN, {
      scope: 'openid email offline_access api://portal/access',
      prompt: 'consent',
    });
    const renewed = await jsonOf(await visitor.refresh(tokens.refresh_token ?? ''));
    expect((await verifyTokens(renewed)).email).toBe(CAPTAIN);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect((await visitor.refresh(tokens.refresh_token ?? '')).status).toBe(400);
  });
});

describe('silent renewal', () => {
  it('gives a code while the session lasts, in a frame of the portal alone', async () => {
    const { visitor } = await signedIn();
    const { address, verifier } = await visitor.authorize({ prompt: 'none' });
    const tokens = await jsonOf(await visitor.exchange(address.searchParams.get('code') ?? '', verifier));
    expect((await verifyTokens(tokens)).email).toBe(CAPTAIN);
    const framed = await visitor.go('/oidc/auth');
    expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('answers login_required without a session', async () => {
    const { address } = await browser().authorize({ prompt: 'none' });
    expect([address.pathname, address.searchParams.get('error')]).toEqual(['/login/callback', 'login_required']);
  });
});

describe('signing out', () => {
  const endAt = (hint: string) =>
    `/oidc/session/end?${new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${provider.publicUrl}/login`, state: 'bye' })}`;

  it('with the ID token ends the session at once and leads back', async () => {
    const { visitor, tokens } = await signedIn();
    const { address } = await visitor.follow(endAt(tokens.id_token));
    expect(address.href).toBe(`${provider.publicUrl}/login?state=bye`);
    expect((await visitor.authorize({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required');
    expect((await visitor.follow(endAt(tokens.id_token))).address.pathname).toBe('/login');
  });

  it('without it asks, and takes one click', async () => {
    const { visitor } = await signedIn();
    const { response } = await visitor.follow('/oidc/session/end?client_id=portal-web');
    const page = (await response?.text()) ?? '';
    expect(page).not.toContain('<script');
    const xsrf = /name="xsrf" value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
    const done = await visitor.follow('/oidc/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(await done.response?.text()).toContain('로그아웃했습니다.');
    expect((await visitor.authorize({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required');
  });

  it('with nobody signed in leads back, to registered addresses alone', async () => {
    const { address } = await browser().follow(
      `/oidc/session/end?post_logout_redirect_uri=${provider.publicUrl}/login`,
    );
    expect(address.pathname).toBe('/login');
    const evil = await browser().follow('/oidc/session/end?post_logout_redirect_uri=https://evil.example/');
    expect(evil.address.pathname).toBe('/oidc/session/end/success');
  });

  it('gives way when somebody else signs in at the same browser', async () => {
    const { visitor } = await signedIn();
    const { code, verifier } = await visitor.signIn(UNREGISTERED, { prompt: 'login' });
    const tokens = await jsonOf(await visitor.exchange(code, verifier));
    expect((await verifyTokens(tokens)).email).toBe(UNREGISTERED);
  });
});

describe('the sign-in page', () => {
  const pageFor = async (search = '', language = 'ko') => {
    const visitor = browser();
    const { address } = await visitor.authorize();
    const response = await visitor.go(address.pathname + search, { headers: { 'accept-language': language } });
    return { response, page: await response.text(), address, visitor };
  };

  it('shows the demo accounts, and finds others, in both languages', async () => {
    const { page } = await pageFor();
    expect(page).toContain('김기장');
    expect(page).toContain(UNREGISTERED);
    expect(page).not.toContain('hidden@hanbit.example');
    expect((await pageFor('?q=Hid')).page).toContain('hidden@hanbit.example');
    expect((await pageFor('', 'en-US,en')).page).toContain('<html lang="en">');
    expect((await pageFor('?q=nobody')).page).toContain('조건에 맞는');
  });

  it('escapes a hostile search text and needs no script', async () => {
    const { page, response } = await pageFor(`?q=${encodeURIComponent('"><script>alert(1)</script>\'\0')}`);
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self' 'sha256-/);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  it('brings its typeface along', async () => {
    const { page, visitor } = await pageFor();
    const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const css = await (await visitor.go(style)).text();
    const [, font = ''] = /url\(\.\/([^)]+)\)/.exec(css) ?? [];
    const response = await visitor.go(new URL(font, new URL(style, provider.publicUrl)).href);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });

  it('refuses an account that does not exist and offers the list again', async () => {
    const { visitor, address } = await pageFor();
    const response = await visitor.go(address.href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'nobody@hanbit.example' }),
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('없는 계정입니다.');
  });

  it('takes no choice from a browser without the cookie of the request', async () => {
    const { address } = await pageFor();
    const response = await browser().go(address.href, {
      method: 'POST',
      body: new URLSearchParams({ email: CAPTAIN }),
    });
    expect(response.status).toBe(400);
  });
});

describe('the provider', () => {
  it('keeps sessions and keys over a restart', async () => {
    const { visitor, tokens } = await signedIn();
    await provider.restart();
    expect((await visitor.authorize({ prompt: 'none' })).address.searchParams.has('code')).toBe(true);
    expect((await verifyTokens(tokens)).email).toBe(CAPTAIN);
    expect((await stat(join(provider.keysFolder, 'provider-keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('names its configured address whatever the caller claims', async () => {
    const response = await browser().go('/oidc/.well-known/openid-configuration', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(await response.json()).toMatchObject({
      issuer: `${provider.publicUrl}/oidc`,
      token_endpoint: `${provider.publicUrl}/oidc/token`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('answers other origins no CORS', async () => {
    const allowedTo = async (origin: string, path: string, method: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      return (await browser().go(path, { method, headers })).headers.get('access-control-allow-origin');
    };
    for (const [path, method] of [
      ['/oidc/token', 'OPTIONS'],
      ['/oidc/token', 'POST'],
      ['/oidc/jwks', 'GET'],
      ['/oidc/.well-known/openid-configuration', 'GET'],
    ] as const) {
      expect(await allowedTo('https://evil.example', path, method)).toBeNull();
      expect(await allowedTo('null', path, method)).toBeNull();
      expect(await allowedTo(provider.publicUrl, path, method)).toBe(provider.publicUrl);
    }
  });

  it('puts its headers on every answer, failures too', async () => {
    for (const path of [
      '/oidc/nothing',
      '/oidc/jwks',
      '/oidc/auth?client_id=x',
      '/oidc/session/end?id_token_hint=x',
      '/oidc/interaction/x',
    ]) {
      const { headers } = await browser().go(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('refuses what PostgreSQL cannot hold, and pages that need a script', async () => {
    const nul = await browser().authorize({ state: 'a\0b' });
    expect(nul.response?.status ?? 400).toBeLessThan(500);
    const formPost = await browser().authorize({ response_mode: 'form_post' });
    expect(await formPost.response?.text()).not.toContain('<script');
  });

  it('does not fill the console, and nothing failed inside', () => {
    expect(printed.map((spy) => spy.mock.calls)).toEqual([[], [], []]);
    expect(provider.errors).toEqual([]);
  });
});
