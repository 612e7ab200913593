import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '../../personas/axe.ts';
import { settled } from '../../personas/settled.ts';
import { chooseAccount, findAccount, openProvider, type Persona, signIn } from '../../personas/sign-in.ts';
import { test } from '../../personas/test.ts';

const tryToSignIn = async (page: Page, persona: Persona): Promise<void> => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '로그인' })).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '로그인' }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(popup.getByRole('button').first()).toBeVisible();
  await expectAccessible(popup);
  await popup.getByRole('button', { name: new RegExp(`${persona}@`) }).click();
};

for (const persona of ['stranger', 'resigned'] as const)
  test(`${persona} sees that no employee is registered, and can sign out`, async ({ page }) => {
    await tryToSignIn(page, persona);
    await expect(page.getByText(/등록된 사원 정보가 없습니다/)).toBeVisible();
    await expect(
      page
        .getByRole('link', { name: '로그아웃' })
        .or(page.getByRole('button', { name: '로그아웃' }))
        .first(),
    ).toBeVisible();
  });

test('a user who requested a page gets there after signing in, and never to another origin', async ({ page }) => {
  await signIn(page, 'captain', '/approval/documents/submitted?offset=0');
  await expect(page).toHaveURL(/\/approval\/documents\/submitted/);
  await page.goto('/login?returnUrl=//evil.example/');
  await page.waitForURL((url) => url.pathname === '/esms' || url.pathname === '/login');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test('a user who requested no page lands in the safety area', async ({ page }) => {
  await signIn(page, 'captain');
  await expect(page).toHaveURL(/\/esms$/);
});

/** The tokens that this browser holds. */
const tokensOf = (page: Page) =>
  page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as Record<string, string>;
    return { accessToken: user.access_token ?? '', idToken: user.id_token ?? '' };
  });

/** Signs in as an employee, by the end of their address, whom no other journey is: signing out ends every session of a person. */
const signInAlone = async (page: Page, account: '.mk1@' | '.mk2@' | '.mk3@', path = '/'): Promise<void> => {
  await page.goto(path);
  await findAccount(await openProvider(page), account);
  await expect(page).not.toHaveURL(/\/login/);
};

test('signing out ends the session, also at the provider, and what it was signed in with', async ({ page }) => {
  await signInAlone(page, '.mk1@');
  const { accessToken, idToken } = await tokensOf(page);
  const ask = () =>
    page.request.get('/api/me', { headers: { authorization: `Bearer ${accessToken}`, auth2: idToken } });
  expect((await ask()).status()).toBe(200);
  await page.getByRole('button', { name: /내 계정/ }).click();
  await page.getByRole('link', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await ask()).status()).toBe(401);
  await page.goto('/approval');
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test('signing out while another window has unsaved text asks first', async ({ page: writing }) => {
  await signInAlone(writing, '.mk2@', '/approval/documents/write?category=LetterOfApproval');
  await writing.getByRole('textbox', { name: '제목' }).fill('아직 저장하지 않은 글');
  await expect
    .poll(() => writing.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('portal.work.'))))
    .toBe(true);
  const stored = await writing.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain('아직 저장하지 않은 글');
  const page = await writing.context().newPage();
  await page.goto('/');
  const signOut = async (answer: string): Promise<void> => {
    await page.getByRole('button', { name: /내 계정/ }).click();
    await page.getByRole('link', { name: '로그아웃' }).click();
    await page.getByRole('dialog', { name: '로그아웃' }).getByRole('button', { name: answer }).click();
  };
  await signOut('취소');
  await expect(page.getByRole('dialog', { name: '로그아웃' })).toHaveCount(0);
  await expect(writing.getByRole('textbox', { name: '제목' })).toHaveValue('아직 저장하지 않은 글');
  await signOut('로그아웃');
  await expect(page).toHaveURL(/\/login/);
});

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { nonce?: string };

test('the address of the sign-out asks before signing out, also by Back after signing out', async ({ page }) => {
  await signInAlone(page, '.mk3@', '/approval');
  await page.goto('/logout');
  const button = page.getByRole('button', { name: '로그아웃' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  expect((await tokensOf(page)).accessToken).not.toBe('');
  await button.click();
  await expect(page).toHaveURL(/\/login/);
  await signInAlone(page, '.mk3@', '/approval');
  await page.goBack();
  await page.waitForLoadState();
  expect((await tokensOf(page)).accessToken).not.toBe('');
});

test('where a window opens in the same view, as in the browser of another app, one is signed in all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => window;
  });
  await page.goto('/login?returnUrl=%2Fapproval');
  await page.getByRole('button', { name: '로그인' }).click();
  await chooseAccount(page, 'captain');
  await expect(page).toHaveURL(/\/approval$/);
  const used = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(used).toContain('/login/callback?');
  await page.goto(used ?? '');
  await expect(page).toHaveURL(/\/esms$/);
});

test('a sign-in whose window was closed is finished in its popup', async ({ page }) => {
  await page.goto('/login?returnUrl=%2Fapproval');
  const popup = await openProvider(page);
  // The opener leads its window to the provider: closed before that, it would leave an empty window.
  await popup.waitForURL(/\/oidc\//);
  await page.close();
  await chooseAccount(popup, 'captain');
  await expect(popup).toHaveURL(/\/approval$/);
});

test('a tab at the sign-in follows when another tab signs in', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/login?returnUrl=%2Fapproval');
  await signIn(page, 'captain');
  await expect(other).toHaveURL(/\/approval$/);
});

test('a portal whose scripts fail to load shows a message', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('화면을 열지 못했습니다.');
  await expectAccessible(page);
});

test('an ID token answers the request it was asked for with', async ({ page }) => {
  const nonces: string[] = [];
  page.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/oidc/auth') nonces.push(searchParams.get('nonce') ?? '');
  });
  await signIn(page, 'doc.manager');
  expect(nonces[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(claimsOf((await tokensOf(page)).idToken).nonce).toBe(nonces[0]);
  const before = (await tokensOf(page)).idToken;
  // Tokens that no longer serve are renewed in a frame, which asks with a nonce of its own.
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('portal.user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('portal.user', JSON.stringify({ ...user, expires_at: 1 }));
  });
  await page.reload();
  await expect.poll(async () => (await tokensOf(page)).idToken).not.toBe(before);
  expect(claimsOf((await tokensOf(page)).idToken).nonce).toBe(nonces.at(-1));
  expect(new Set(nonces).size).toBe(nonces.length);
});

test('an ID token that answers another request is not taken', async ({ page }) => {
  await page.route('**/oidc/token', async (route) => {
    const answer = await route.fetch();
    const tokens = (await answer.json()) as { id_token: string };
    const [head, , signature] = tokens.id_token.split('.');
    const claims = Buffer.from(JSON.stringify({ ...claimsOf(tokens.id_token), nonce: 'another' })).toString(
      'base64url',
    );
    await route.fulfill({ response: answer, json: { ...tokens, id_token: [head, claims, signature].join('.') } });
  });
  await tryToSignIn(page, 'doc.manager');
  await expect(page.getByRole('alert')).toHaveText('로그인하지 못했습니다. 다시 로그인해 주세요.');
  expect(await tokensOf(page)).toEqual({ accessToken: '', idToken: '' });
});

test('the portal speaks English and goes dark, and remembers it', async ({ as }) => {
  const page = await as('captain', '/approval');
  await page.getByRole('button', { name: '설정' }).click();
  await page.getByText('English').click();
  await expect(page.getByRole('link', { name: /New/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('link', { name: /New/ }).first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    '/',
    '/approval',
    '/approval/documents/in-progress',
    '/approval/documents/write?category=LetterOfApproval',
    '/nowhere',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page);
    await expectReadable(page);
  }
});
