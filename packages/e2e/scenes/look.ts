import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectPageAccessible, expectReadable, settled } from '../personas/axe.ts';
import type { Language } from './stage.ts';

const schemes = [
  ['light', expectPageAccessible],
  // Nothing but the colours is different.
  ['dark', expectReadable],
] as const;

/** Where pictures go; without it the scenes are looked at by axe. */
const folder = process.env.PICTURES;

/** The pictures are for eyes that read either language; axe reads both alike. */
export const languages: readonly Language[] = folder === undefined ? ['ko'] : ['ko', 'en'];

type Look = { name: string; language: Language; width: number };

const takePicture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(folder ?? '', { recursive: true });
  // What loads for ever is never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // A page is shown whole; a dialog as it lies over the window.
  const fullPage = (await page.locator('[aria-modal=true]').count()) === 0;
  await page.screenshot({ path: join(folder ?? '', `${name}.png`), fullPage, caret: 'hide' });
};

/** Nothing has to be pushed sideways to be read. */
const expectToFit = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Light and dark: nothing serious keeps anybody out. With `PICTURES=<folder>` a picture of each instead. */
export const look = async (page: Page, { name, language, width }: Look): Promise<void> => {
  if (folder === undefined) await expectToFit(page);
  for (const [colorScheme, expectFine] of schemes) {
    await page.emulateMedia({ colorScheme });
    if (folder === undefined) await expectFine(page);
    else await takePicture(page, `${name}-${language}-${width}-${colorScheme}`);
  }
};
