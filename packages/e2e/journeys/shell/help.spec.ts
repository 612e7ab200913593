import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';

test('the help is opened from the settings, and found by its text', async ({ as }) => {
  const page = await as('safety.limited', '/');
  await page.getByRole('button', { name: '설정' }).click();
  await page.getByRole('link', { name: '도움말' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('도움말');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '전자결재' })).toBeVisible();
  // Only administrators see the help of the administration.
  await expect(main.getByRole('link', { name: '관리자' })).toHaveCount(0);
  await main.getByRole('link', { name: '전자결재' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('전자결재 도움말');
  await expectAccessible(page);
  const picture = main.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 960);
  const alone = page.waitForEvent('popup');
  await picture.click();
  await expect((await alone).getByRole('img')).toHaveJSProperty('naturalWidth', 960);
  await (await alone).close();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('비공개 보고');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /비공개 보고가 지키는 것/ })
    .click();
  await expect(page).toHaveURL(/\/help\/safety#confidential$/);
  await expect(page.getByRole('heading', { level: 2, name: '비공개 보고가 지키는 것' })).toBeFocused();
  await expect(page.getByText('보고자 본인 말고는 아무도 알 수 없습니다')).toBeInViewport();
  await page.goto('/help/admin');
  await expect(page.getByRole('heading', { name: '페이지를 찾을 수 없습니다' })).toBeVisible();
});
