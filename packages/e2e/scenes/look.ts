import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectReadable, settled } from '../personas/axe.ts';
import { expectFits, expectRoomForLongWords } from '../personas/fits.ts';
import { windows } from './browsers.ts';

/** Nothing has to be pushed sideways to be read, and nothing serious keeps anybody out. */
export const look = async (page: Page): Promise<void> => {
  await settled(page);
  await expectFits(page);
  await expectAccessible(page);
};

/** Dialogs, messages and menus over a screen, or panels next to it. */
const SPEAKING = '[role=dialog]:visible, [data-beside]:visible, [role=menu]:visible, main [role=alert]:visible';

/** The same page in a window as narrow as a phone. */
export const lookNarrow = async (page: Page): Promise<void> => {
  const spoken = await page.locator(SPEAKING).count();
  await page.setViewportSize(windows.phone);
  await settled(page);
  await expectFits(page);
  await expectAccessible(page);
  expect(await page.locator(SPEAKING).count()).toBe(spoken);
  await expectRoomForLongWords(page);
};

/** Pictures of the page, in light and dark; the contrast is checked in both. */
export const takePictures = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // A page is shown whole; a dialog as it lies over the window.
    const fullPage = (await page.locator('[aria-modal=true]').count()) === 0;
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage, caret: 'hide' });
    await expectReadable(page);
  }
};
