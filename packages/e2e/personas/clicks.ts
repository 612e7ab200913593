import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody at a page whose presses are counted: clicks, taps and keys that press a button. */
export type Hand = {
  presses: () => Promise<number>;
  /** Types into a field that has the focus already, or costs the press that begins it. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Chooses from a list of the system, which costs two presses that a page does not see. */
  pick: (list: Locator, label: string) => Promise<void>;
  /** Takes photos or files in the window of the system, which costs the press that opens it. */
  take: (input: Locator, files: Parameters<Locator['setInputFiles']>[0]) => Promise<void>;
};

/** Counts what is pressed in a page from now on, as long as it is not loaded again. */
export const countPresses = async (page: Page): Promise<Hand> => {
  let unseen = 0;
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    const count = (event: Event): void => {
      if (event.isTrusted) counted.presses += 1;
    };
    window.addEventListener('pointerdown', count, { capture: true });
    window.addEventListener(
      'click',
      (event) => {
        // A key that presses a button or follows a link; other clicks begin with a pointer.
        const isByKey = (event as PointerEvent).pointerType === '' && event.detail === 0;
        if (isByKey && event.target instanceof Element && event.target.closest('button, a')) count(event);
      },
      { capture: true },
    );
  });
  return {
    presses: async () => unseen + (await page.evaluate(() => (window as unknown as { presses: number }).presses)),
    write: async (field, text) => {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((each) => each === document.activeElement))) await field.click();
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    pick: async (list, label) => {
      unseen += 2;
      await list.selectOption({ label });
    },
    take: async (input, files) => {
      unseen += 1;
      await input.setInputFiles(files);
    },
  };
};
