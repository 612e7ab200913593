import { expect, test } from '../../personas/test.ts';

test('a memo is written and submitted with the keyboard alone', async ({ as }) => {
  const subject = `키보드로만 ${Date.now()}`;
  const page = await as('safety.officer', '/');
  const { keyboard } = page;
  /** Goes on with Tab until the wanted control has the focus. */
  const tabTo = async (role: 'button' | 'link' | 'textbox' | 'searchbox', name: RegExp | string): Promise<void> => {
    const wanted = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first();
    await wanted.waitFor();
    for (let steps = 0; steps < 80; steps += 1) {
      if (
        await wanted.evaluate(
          (element) => element === document.activeElement || element.contains(document.activeElement),
        )
      )
        return;
      await keyboard.press('Tab');
    }
    throw new Error(`${name} cannot be reached`);
  };

  await page.getByRole('heading', { name: '홈' }).waitFor();
  await keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: '화면, 문서, 사람 찾기' })).toBeFocused();
  await keyboard.type('새 결재');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/approval$/);
  await tabTo('link', '일반품의서 작성하기');
  await keyboard.press('Enter');
  await tabTo('textbox', /^제목/);
  await keyboard.press('End');
  await keyboard.type(subject);
  await tabTo('button', '결재선 선택');
  await keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: '결재선 선택' });
  await expect(picker.getByRole('searchbox', { name: '이름으로 찾기' })).toBeFocused();
  await keyboard.type('이서연');
  await keyboard.press('Enter');
  await expect(picker.getByRole('list', { name: '결재 순서' })).toContainText('이서연');
  await expect(picker.getByRole('searchbox', { name: '이름으로 찾기' })).toHaveValue('');
  await tabTo('button', '적용');
  await keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: '결재선 변경' })).toBeFocused();
  await tabTo('textbox', /^내용/);
  await keyboard.type('검토 바랍니다.');
  // The button stands at the top: the way back to it is the shortest.
  await tabTo('button', '결재 상신');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect(page.getByRole('dialog').getByRole('button', { name: '결재 상신' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/view\/\d+\?list-type=submitted/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject);
});
