import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/browser.ts';
import { signIn } from '../e2e/personas/sign-in.ts';

const LIST = '/approval/documents/requested';

/** Kilobytes of script, each file compressed, that a browser loads to show a list of electronic approval. */
export const measureScript = async (baseUrl: string): Promise<number> => {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({ baseURL: baseUrl, locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, 'captain', LIST);
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await page.getByRole('table').waitFor();
    const bodies = await Promise.all(scripts.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000;
  } finally {
    await browser.close();
  }
};
