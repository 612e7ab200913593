import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';

test('on a phone all drives are one list, each as far in as it is deep, high enough for a finger', async ({ as }) => {
  const page = await as('captain', '/documentcenter');
  await page.getByRole('button', { name: /메뉴/ }).first().click();
  const drives = page.getByRole('region', { name: '부서 자료실' }).getByRole('link');
  await expect(drives.first()).toContainText('내 부서');
  const boxes = await drives.evaluateAll((links) =>
    links.map((link) => ({
      height: link.getBoundingClientRect().height,
      indent: Number.parseFloat(getComputedStyle(link).paddingInlineStart),
    })),
  );
  expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(new Set(boxes.map(({ indent }) => indent)).size).toBeGreaterThan(1);
  await expectAccessible(page);
  await expectFits(page);
  const last = (await drives.last().textContent()) ?? '';
  await drives.last().click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
});
