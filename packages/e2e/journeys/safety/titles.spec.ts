import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';

/** The minimum width of a row's title next to the other columns: that of a short title. */
const LEAST_PX = 190;
const widths = [768, 900, 1024, 1100, 1200, 1280, 1366, 1440, 1600, 1920];

for (const path of ['/esms/report', '/esms/investigation', '/esms/hazard', '/esms/myaction'])
  test(`the titles of ${path} have room at every width of the window`, async ({ as }) => {
    const page = await as('safety.master', path);
    const titles = page.getByRole('main').locator('tbody tr:has(a) [data-main=true]');
    await expect(titles.first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await titles.first().evaluate((cell) => Math.round(cell.getBoundingClientRect().width)), `at ${width} px`)
        .toBeGreaterThanOrEqual(LEAST_PX);
    }
    await expectFits(page);
  });
