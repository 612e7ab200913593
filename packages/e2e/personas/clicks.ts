import type { Page } from '@playwright/test';

/** Counts what is pressed in a page, by the hand or by a key that presses. */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) counted.presses += 1;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
};
