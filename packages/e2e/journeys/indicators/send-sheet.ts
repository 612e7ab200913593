import type { Locator } from '@playwright/test';
import { expect } from '../../personas/test.ts';

/** Uploads the sheet chosen in a card, and waits until the server has stored it: the message of an earlier one may still be shown. */
export const sendSheet = async (card: Locator): Promise<void> => {
  const page = card.page();
  // The preview is a call to the same address.
  await expect(card.getByText('업로드하면 이렇게 됩니다.')).toBeVisible();
  const taken = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.endsWith('/import') && answer.request().method() === 'POST',
  );
  await card.getByRole('button', { name: /^업로드/ }).click();
  expect((await taken).status()).toBe(200);
  await expect(page.getByText('업로드했습니다.').first()).toBeVisible();
};
