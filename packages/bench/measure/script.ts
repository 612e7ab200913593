import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { signIn } from '../../e2e/personas/sign-in.ts';

/** Runs in the page: addresses of the scripts it loaded, whatever loaded them. */
const LOADED = "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /\\.js$/.test(name))";
/** Parts that a screen brings ahead have come by then. */
const PRELOADED_MS = 5_000;
const LIST = '/approval/documents/requested';

/** Kilobytes of script, each file compressed, that a browser loads to show a list of electronic approval. */
export const measureScript = async (baseUrl: string): Promise<number> => {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'ko-KR',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await signIn(page, 'captain', LIST);
    await page.goto(LIST, { waitUntil: 'load' });
    await page.getByRole('table').waitFor();
    await page.waitForTimeout(PRELOADED_MS);
    const scripts = await page.evaluate<string[]>(LOADED);
    const weights = await Promise.all(
      scripts.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer()).length),
    );
    return weights.reduce((sum, weight) => sum + weight, 0) / 1000;
  } finally {
    await browser.close();
  }
};
