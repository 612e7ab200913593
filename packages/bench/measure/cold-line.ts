import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { signIn } from '../../e2e/personas/sign-in.ts';

/** A phone at the edge of its network. */
const LINE = { offline: false, latency: 400, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8 };
const LIST = '/approval/documents/requested';

/**
 * Until something can be read, until the rows of the list stand there, and how many files and calls it took, with nothing in the
 * browser's cache; `warmListMs`: until the rows stand there with the files of the visit before.
 */
export type ColdLine = { readableMs: number; listMs: number; requests: number; warmListMs: number };

const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";

/** Opens a list twice as somebody who is signed in, first with nothing in the browser's cache. */
const open = async (browser: Browser, baseURL: string): Promise<ColdLine> => {
  const entry = await browser.newContext({ baseURL, locale: 'ko-KR' });
  const first = await entry.newPage();
  await signIn(first, 'captain', LIST);
  await first.getByRole('table').waitFor();
  const context = await browser.newContext({
    baseURL,
    locale: 'ko-KR',
    viewport: { width: 390, height: 844 },
    storageState: await entry.storageState(),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.getByRole('table').getByRole('link').first().waitFor();
  const listMs = await page.evaluate<number>('performance.now()');
  const readableMs = await page.evaluate<number>(FIRST_PAINT);
  const taken = requests;
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.getByRole('table').getByRole('link').first().waitFor();
  const warmListMs = await page.evaluate<number>('performance.now()');
  await entry.close();
  await context.close();
  return { readableMs, listMs, requests: taken, warmListMs };
};

/** On the demo company, in a real browser on a slow line. */
export const measureColdLine = async (baseUrl: string): Promise<ColdLine> => {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await open(browser, baseUrl);
  } finally {
    await browser.close();
  }
};
