import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { hostOrigin } from '../../start-portal.ts';

const PRINT_TOKEN = resolve(import.meta.dirname, '../../../server/src/cli/print-token.ts');

/** A page of another origin that frames the portal and records the messages it receives. */
const openHost = async (baseUrl: string, port: number): Promise<Server> => {
  const page = `<!doctype html><html lang="en"><title>host</title><h1>Host</h1><script>
      window.received = [];
      addEventListener('message', ({ data, origin }) => window.received.push({ ...data, origin }));
    </script><iframe title="portal" src="${baseUrl}/approval" width="1200" height="800"></iframe>`;
  const host = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  host.listen(port, 'localhost');
  await once(host, 'listening');
  return host;
};

const messagesOf = (page: Page, type: string) =>
  page.waitForFunction(
    (wanted) => (window as never as { received: { type: string }[] }).received.some((each) => each.type === wanted),
    type,
  );

const printTokens = async (baseUrl: string): Promise<Record<string, string>> => {
  const env = { ...process.env, PORT: new URL(baseUrl).port };
  const { stdout } = await promisify(execFile)(process.execPath, [PRINT_TOKEN, 'captain@hanbit.example'], { env });
  return JSON.parse(stdout) as Record<string, string>;
};

const handOver = (page: Page, origin: string, tokens: Record<string, string>) =>
  page.evaluate(([to, message]) => window.frames[0]?.postMessage(message, to as string), [
    origin,
    { type: 'tokens', ...tokens },
  ] as const);

// They take turns at the one port from which the portal may be framed.
test.describe.configure({ mode: 'serial' });

/** A browser that denies storage to frames of another site. */
const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

for (const storage of ['granted', 'denied'] as const)
  test(`a configured host frames the portal, receives the state of the sign-in, and signs its user in, storage ${storage}`, async ({
    page,
    baseURL: portalUrl,
  }) => {
    if (storage === 'denied') await denyStorage(page);
    const baseURL = portalUrl ?? '';
    const origin = hostOrigin(baseURL);
    const host = await openHost(baseURL, Number(new URL(origin).port));
    try {
      await page.goto(origin);
      const portal = page.frameLocator('iframe');
      await messagesOf(page, 'not_logged_in');
      await expect(portal.getByRole('button', { name: '로그인' })).toBeVisible();

      await handOver(page, baseURL, await printTokens(baseURL));
      await messagesOf(page, 'logged_in');
      await expect(portal.getByRole('heading', { name: '새 결재 작성' })).toBeVisible();
      await portal
        .getByRole('link', { name: /진행 중/ })
        .first()
        .click();
      await expect(portal.getByRole('table')).toBeVisible();

      const heard = await page.evaluate(
        () => (window as never as { received: { type: string; origin: string }[] }).received,
      );
      expect(new Set(heard.map((each) => each.origin))).toEqual(new Set([new URL(baseURL).origin]));
      for (const frame of page.frames()) await expectAccessible(frame);
    } finally {
      host.close();
    }
  });

test('invalid tokens are reported to the host, and nobody is signed in', async ({ page, baseURL: portalUrl }) => {
  const baseURL = portalUrl ?? '';
  const origin = hostOrigin(baseURL);
  const host = await openHost(baseURL, Number(new URL(origin).port));
  try {
    await page.goto(origin);
    await messagesOf(page, 'not_logged_in');
    await handOver(page, baseURL, { accessToken: 'a.b.c', idToken: 'a.b.c' });
    await messagesOf(page, 'fail_to_get_user_info');
    await expect(page.frameLocator('iframe').getByRole('button', { name: '로그인' })).toBeVisible();
  } finally {
    host.close();
  }
});

test('a host that is not configured can neither frame the portal nor hand it tokens', async ({ page, baseURL }) => {
  const host = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${baseURL}/approval" width="800" height="600"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  expect((await refused).text()).toContain('frame-ancestors');
  host.close();
});
