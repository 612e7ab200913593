import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { APPROVER, actOn, givenMemo } from '../../scenes/documents.ts';

test('on a phone an approver withdraws an approval in the folded box, and asks a question instead', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const memo = await givenMemo(company, { steps: [{ who: APPROVER }, { who: 'ceo' }] });
  await actOn(company, memo, 'Approved', '잘못 눌렀습니다.');
  const page = await as(APPROVER, `/approval/documents/view/${memo.id}?list-type=approved`);
  await page.getByRole('button', { name: /결재란/ }).click();
  await page.getByRole('button', { name: '승인 취소' }).click();
  const dialog = page.getByRole('dialog', { name: '승인 취소' });
  await dialog.getByRole('button', { name: '승인 취소' }).click();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('button', { name: '질의', exact: true }).click();
  const asking = page.getByRole('dialog', { name: '질의하기' });
  await expectFits(page);
  await asking.getByRole('textbox', { name: '질의 내용' }).fill('납기는 언제입니까?');
  await asking.getByRole('button', { name: '질의', exact: true }).click();
  await expect(page.getByText('납기는 언제입니까?')).toBeVisible();
  // A toast stays as long as the pointer is on it, which a thumb is not.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: '처리 이력' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /승인 취소.*1단계/ })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
