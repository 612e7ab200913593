import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { MANAGER, ownManual } from '../../scenes/drives.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('in a narrow window a row shows below its title who asks and until when, and an entry of the trail its actor', async ({
  as,
}) => {
  const page = await as('ops.lead', '/approval/documents/requested');
  const row = page.getByRole('main').getByRole('row').nth(1);
  await expect(row.getByText(/\S+ · \S+ · 처리 기한/)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const trail = await as('hr', '/admin/audit?area=approval');
  await expect(
    trail
      .getByRole('main')
      .getByRole('row')
      .nth(1)
      .getByText(/결재 문서/)
      .filter({ visible: true }),
  ).toBeVisible();
  await expectFits(trail);
});

test('of a document every revision can be looked at without pushing the page sideways', async ({
  as,
  browser,
  baseURL,
}) => {
  const manual = await ownManual(openCompany(browser, { baseURL: baseURL ?? '' }));
  const page = await as(MANAGER, `/documentcenter/view/${manual.driveId}/${manual.id}`);
  const preview = page.getByRole('link', { name: /미리보기/ }).first();
  await preview.scrollIntoViewIfNeeded();
  await expect(preview).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  const table = page.getByRole('table', { name: '개정 이력' });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
