import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

test('on a phone a memo is written and approved between two flights', async ({ as }) => {
  const subject = `휴대폰 결재 ${Date.now()}`;
  const drafter = await as('safety.officer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(drafter, [{ name: '박지훈' }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('승인 바랍니다.');
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  const page = await as('first.officer', '/');
  await page
    .getByRole('list', { name: '업무별 목록' })
    .getByRole('link', { name: /^결재 필요/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill('확인했습니다.');
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(page, '승인');
  await expect(page.getByText('승인되었습니다.')).toBeVisible();
  await drafter.reload();
  await expect(drafter.getByRole('main').getByText('완료', { exact: true }).first()).toBeVisible();
});
