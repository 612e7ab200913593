import type { Page } from '@playwright/test';
import { settled } from '../../personas/settled.ts';
import type { Persona } from '../../personas/sign-in.ts';
import { expect, test } from '../../personas/test.ts';

const DAYS = 'fromDate=2026-01-01&toDate=2026-11-29';

/** The lists with the longest rows of filters, and what makes them longer. */
const lists: readonly (readonly [who: Persona, path: string])[] = [
  ['ops.lead', `/approval/documents/requested?${DAYS}`],
  ['ops.lead', `/approval/documents/completed?${DAYS}`],
  ['safety.master', `/esms/report/list?fieldLevel1Id=1&${DAYS}`],
  ['safety.master', `/esms/investigation/list?fieldLevel1Id=1&${DAYS}`],
  ['safety.master', `/esms/hazard/list?${DAYS}`],
  ['safety.master', `/esms/action?overdue=true&${DAYS}`],
  ['doc.manager', `/documentcenter/reading/evidence?${DAYS}`],
  ['admin', `/admin/audit?area=approval&${DAYS}`],
];

/** How far apart the controls of the filters lie from top to bottom, in pixels: their middles, since a button is lower. */
const heightOfFilters = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .getByRole('searchbox')
    .first()
    .evaluate((first) => {
      let row: Element = first;
      while (row.parentElement && getComputedStyle(row).flexWrap !== 'wrap') row = row.parentElement;
      const middles = [...row.querySelectorAll('input, select, button')]
        .map((control) => control.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, height }) => top + height / 2);
      return Math.max(...middles) - Math.min(...middles);
    });

for (const language of ['ko', 'en'])
  test(`the filters of a list lie in one row with a period chosen, in ${language}`, async ({ as }) => {
    for (const [who, path] of lists) {
      const page = await as(who, path);
      await page.evaluate((chosen) => localStorage.setItem('portal.language', chosen), language);
      await page.reload();
      await settled(page);
      expect(await heightOfFilters(page), path).toBeLessThan(10);
    }
  });
