import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { DRAFTER } from '../../scenes/documents.ts';
import { givenAttached } from './attached.ts';

test('on a phone a file covers the document, and Back leads to the document', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const page = await as(DRAFTER, '/approval/documents/submitted');
  await page.goto(await givenAttached(company));
  await page.getByRole('button', { name: /^위치도\.png.*보기$/ }).click();
  const shown = page.getByRole('dialog', { name: '첨부 파일 보기' });
  await expect(shown.getByRole('img', { name: '위치도.png' })).toBeVisible();
  await expectAccessible(page);
  await shown.getByRole('button', { name: '다음 첨부' }).click();
  await expect(shown.getByText('활주로 점검')).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveCount(0);
  const row = page.getByRole('button', { name: /^점검 기록\.txt.*보기$/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await row.click();
  await shown.getByRole('button', { name: '첨부 파일 닫기' }).click();
  await expect(shown).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/approval\/documents\/submitted/);
});
