import { expect, type Page } from '@playwright/test';

/** What is still on its way. */
const UNDER_WAY = '[aria-busy=true], .mantine-Skeleton-root';

/** Waits until all that a screen shows has come; the network is never idle, since somebody waits for news. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.locator(UNDER_WAY)).toHaveCount(0);
};
