import { expect, type Page } from '@playwright/test';

/** Nothing has to be pushed sideways to be read. The window of a phone grows with what does not fit: it is no measure. */
export const expectFits = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
};
