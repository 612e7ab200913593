import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';

const EMPLOYEE = '/admin/employee?searchKeyword=HB00041';

const openForm = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: / 수정$/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: '사원 정보 수정' });
  await expect(form).toBeVisible();
  return form;
};
const choosePhoto = async (page: Page, form: Locator, side: number): Promise<void> => {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: side, height: side } });
  await form.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(form.getByRole('button', { name: '선택 취소' })).toBeVisible();
};
const save = (form: Locator): Promise<void> => form.getByRole('button', { name: '수정', exact: true }).click();

test('of two photos chosen at once neither is lost unasked', async ({ as }) => {
  const one = await as('hr', EMPLOYEE);
  const other = await as('admin', EMPLOYEE);
  const [first, second] = [await openForm(one), await openForm(other)];
  await choosePhoto(one, first, 300);
  await choosePhoto(other, second, 200);
  await save(first);
  await expect(first).toBeHidden();

  await save(second);
  const notice = second.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('table', { name: '달라진 내용' })).toContainText('다른 곳에서 바꾼 사진');
  await expect(notice.locator('img')).toHaveCount(2);
  await notice.getByRole('button', { name: '저장된 내용 사용' }).click();
  await expect(second.getByRole('button', { name: '선택 취소' })).toBeHidden();
  await choosePhoto(other, second, 250);
  await save(second);
  await expect(second).toBeHidden();
});

test('a double click asks and deletes once', async ({ as }) => {
  const stamp = String(Date.now()).slice(-4);
  const name = `이중${stamp}`;
  const page = await as('hr', '/admin/department');
  await page.getByRole('button', { name: '신규 부서' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^코드/).fill(`C${stamp}`);
  await form.getByLabel(/^부서명/).fill(name);
  await form.getByLabel(/^영문 부서명/).fill('Twice');
  await form.getByLabel(/^순서/).fill('90');
  await form.getByRole('button', { name: '등록' }).click();
  await expect(form).toBeHidden();

  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(request.url());
  });
  await page.getByRole('button', { name: `${name} 삭제` }).dblclick();
  const question = page.getByRole('dialog', { name: '부서 삭제' });
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: '삭제', exact: true }).click({ clickCount: 3 });
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(question).toHaveCount(0);
  expect(deletions).toHaveLength(1);
});
