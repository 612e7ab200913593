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

/** What is asked, told or offered over a screen, or stands beside it where there is room. */
const SPEAKING = '[role=dialog]:visible, [data-beside]:visible, [role=menu]:visible, main [role=alert]:visible';

/** The same as on a phone: what stands here stays, in a narrow window. */
export const lookNarrow = async (page: Page): Promise<void> => {
  const spoken = await page.locator(SPEAKING).count();
  await page.setViewportSize(windows.phone);
  await settled(page);
  await expectFits(page);
  await expectAccessible(page);
  expect(await page.locator(SPEAKING).count()).toBe(spoken);
  await expectRoomForLongWords(page);
};

/** Pictures of what stands here, in light and dark; whether the colours can be told apart is looked at in both. */
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
