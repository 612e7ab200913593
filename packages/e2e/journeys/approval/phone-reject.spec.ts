import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { settled } from '../../personas/settled.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';

test('on a phone an approver rejects with a reason, after a message that one is required', async ({ as }) => {
  const page = await as('captain', '/approval/documents/requested');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /품의서/ })
    .first()
    .click();
  await expect(page.getByText('내 차례')).toBeVisible();
  const document = page.url();
  await expectAccessible(page);
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('button', { name: '반려', exact: true }).click();
  await expect(bar.getByText('반려 의견을 입력해 주세요.')).toBeVisible();
  await bar.getByRole('textbox', { name: '의견' }).fill('견적을 두 곳 이상 받아 주세요.');
  await bar.getByRole('button', { name: '반려', exact: true }).click();
  await confirm(page, '반려');
  await expect(page.getByText('반려되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/requested/);
  await page.goto(document);
  await expect(page.getByText('견적을 두 곳 이상 받아 주세요.')).toBeVisible();
});

test('on a phone nothing is wider than the screen', async ({ as }) => {
  const page = await as('captain', '/');
  for (const path of [
    '/',
    '/approval',
    '/approval/documents/in-progress',
    '/approval/documents/write?category=LetterOfApproval',
    '/approval/documents/write?category=LeaveApplication',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expectFits(page);
    await expectAccessible(page);
  }
});
