import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';

test('on a phone an indicator is chosen and viewed month by month, and nothing overflows the screen', async ({
  as,
}) => {
  const page = await as('captain', '/esms/dashboard');
  const list = page.getByRole('navigation', { name: '지표' });
  await list.getByRole('link', { name: /^조류충돌/ }).tap();
  await expect(page).toHaveURL(/indicator=\d+/);
  const heading = page.getByRole('heading', { name: '조류충돌' });
  await expect(heading).toBeInViewport();
  const chart = page.getByRole('slider', { name: /조류충돌/ });
  const box = await chart.boundingBox();
  if (box === null) throw new Error('the chart is not drawn');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const values = chart.getByRole('table', { includeHidden: true });
  await expect(values).toBeVisible();
  const overflow = await values.evaluate((table) => {
    const { left, right } = (table.parentElement ?? table).getBoundingClientRect();
    return left < 0 || right > window.innerWidth;
  });
  expect(overflow).toBe(false);
  await page.getByRole('checkbox').first().tap();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await expect(page.getByRole('table', { name: '월별 수치' }).getByRole('row')).toHaveCount(13);
  await page.getByRole('button', { name: '이전 달' }).tap();
  await expect(page).toHaveURL(/month=\d+/);
  await expect(heading).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
