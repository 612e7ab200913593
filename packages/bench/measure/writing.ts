import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { signIn as signInByHand } from '../../e2e/personas/sign-in.ts';
import { send, signIn } from '../calls.ts';
import { pages } from '../fill/memo-text.ts';

const SLOW_DOWN = 4;
const PAGES = 50;
const KEYS = 150;
const KEY_EVERY_MS = 40;
const NEW_MEMO = '/approval/documents/write?category=LetterOfApproval';
const EDITOR = '[role=textbox][aria-multiline=true]';

/** Runs in the page from its beginning: remembers when the editor stood there. */
const REMEMBER_WHEN = `new MutationObserver((_changes, watch) => {
    if (document.querySelector('${EDITOR}') === null) return;
    window.usableAt = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true })`;

/** Runs in the page: remembers its longest task; shorter ones than 50 ms a browser does not tell of. */
const WATCH = `window.longestStall = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestStall = Math.max(window.longestStall, duration);
  }).observe({ type: 'longtask' })`;

/** How long until one can type into a new memo, and the longest the page stood still while one typed into a long one. */
export type Writing = { usableMs: number; longestStallMs: number };

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const openPage = async (browser: Browser, baseURL: string, storageState?: State): Promise<Page> => {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport,
    ...(storageState ? { storageState } : {}),
  });
  return context.newPage();
};

/** With nothing in the browser's cache and its processor slowed down. */
const measureUsable = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(REMEMBER_WHEN);
  await page.goto(NEW_MEMO, { waitUntil: 'commit' });
  await page.locator(EDITOR).waitFor();
  return page.evaluate<number>('window.usableAt');
};

const measureStall = async (page: Page, draftId: number): Promise<number> => {
  await page.goto(`/approval/documents/write/${draftId}?category=LetterOfApproval`);
  await page.locator(EDITOR).click();
  await page.keyboard.press('Control+End');
  await page.waitForTimeout(3_000);
  await page.evaluate(WATCH);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.type('가', { delay: KEY_EVERY_MS });
  await page.waitForTimeout(1_500);
  return page.evaluate<number>('window.longestStall');
};

const givenLongDraft = async (baseUrl: string): Promise<number> => {
  const headers = await signIn(baseUrl, { email: 'captain@hanbit.example' });
  const body = JSON.stringify({ title: '[품의서] 긴 문서', content: pages(PAGES), category: { id: 1 } });
  const call = { method: 'POST' as const, path: '/api/approval/docs/draft', body };
  const answer = await send(baseUrl, { ...call, headers: { ...headers, 'content-type': 'application/json' } });
  return ((await answer.json()) as { id: number }).id;
};

/** On the demo company, in a real browser. */
export const measureWriting = async (baseUrl: string): Promise<Writing> => {
  const draftId = await givenLongDraft(baseUrl);
  const browser = await chromium.launch(await findBrowser());
  try {
    const entry = await openPage(browser, baseUrl);
    await signInByHand(entry, 'captain');
    await entry.getByRole('navigation').first().waitFor();
    const state = await entry.context().storageState();
    const usableMs = await measureUsable(await openPage(browser, baseUrl, state));
    const longestStallMs = await measureStall(await openPage(browser, baseUrl, state), draftId);
    return { usableMs, longestStallMs };
  } finally {
    await browser.close();
  }
};
