import { expectAccessible } from '../../personas/axe.ts';
import { settled } from '../../personas/settled.ts';
import { expect, test } from '../../personas/test.ts';

test('a person is found by initials, their card opens, and the page of all results shows more', async ({ as }) => {
  const page = await as('captain', '/');
  await page.getByRole('button', { name: '검색' }).first().click();
  const field = page.getByRole('textbox', { name: '화면, 문서, 사람 찾기' });
  await field.fill('ㄱㄷㅎ');
  const person = page
    .getByRole('dialog')
    .getByRole('button', { name: /^김도현/ })
    .first();
  await expect(person).toBeVisible();
  await person.click();
  const card = page.getByRole('dialog', { name: '사원 정보' });
  await expect(card.getByText(' › ')).toBeVisible();
  await expect(card.getByText(/@hanbit\.example/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field.fill('품의서');
  await expect(page.getByRole('button', { name: /모든 결과 보기/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const documents = page.getByRole('region', { name: '결재 문서' });
  await expect(documents.getByRole('link').first()).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await documents.getByRole('link', { name: /완료 .*모두 보기/ }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/completed\?searchText=/);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
});
