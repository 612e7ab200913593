import { expect, type Page } from '@playwright/test';

/** What is still on its way. */
const LOADING = '[aria-busy=true], .mantine-Skeleton-root';

/** Waits until a screen is loaded; the network is never idle, since the page polls for news. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
};
