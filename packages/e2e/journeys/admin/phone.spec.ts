import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';

test('on a phone each value on the card of an employee has a label', async ({ as }) => {
  const page = await as('hr', '/admin/employee');
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
  await expect(rows.first()).toBeVisible();
  for (const text of await rows.allInnerTexts()) expect(text.split('\n').map((line) => line.trim())).not.toContain('-');
  await page.goto('/admin/employee?isResigned=true');
  await expect(rows.first()).toContainText('퇴사');
  expect((await rows.first().innerText()).split('\n')).not.toContain('O');
});

test('on a phone the card of a deactivated department shows that it is deactivated', async ({ as }) => {
  const page = await as('hr', '/admin/department');
  await expect(page.getByText('· 사용 안 함').first()).toBeVisible();
});

const details = [
  ['the days of a leave', '/admin/vacation', /연차 사용 [1-9][0-9.]*일 내역 보기/],
  ['the members of a department', '/admin/department', /부서원 [1-9][0-9]*명 보기/],
] as const;

for (const [what, path, button] of details)
  test(`on a phone ${what} are read without pushing them sideways`, async ({ as }) => {
    const page = await as('hr', path);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    const table = dialog.getByRole('table');
    await expect(table).toBeVisible();
    const [inner, outer] = await Promise.all([table.boundingBox(), dialog.boundingBox()]);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test('on a phone a conflict of a form is shown in view, and its differences fit the screen', async ({ as }) => {
  const path = '/admin/employee?searchKeyword=HB00042';
  const [page, other] = [await as('hr', path), await as('admin', path)];
  const edit = async (on: Page, phone: string): Promise<Locator> => {
    await on
      .getByRole('main')
      .getByRole('button', { name: / 수정$/ })
      .first()
      .click();
    const form = on.getByRole('dialog', { name: '사원 정보 수정' });
    await form.getByLabel(/^전화번호/).fill(phone);
    return form;
  };
  const form = await edit(page, '010-1111-2222');
  const faster = await edit(other, '010-3333-4444');
  await faster.getByRole('button', { name: '수정', exact: true }).click();
  await expect(faster).toBeHidden();

  await form.getByLabel(/^상세 주소/).scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: '수정', exact: true }).click();
  const notice = form.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice.getByText('다른 사용자가 먼저 변경했습니다')).toBeInViewport({ ratio: 1 });
  const table = notice.getByRole('table');
  await expect(table).toContainText('010-3333-4444');
  const [inner, outer] = await Promise.all([table.boundingBox(), notice.boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await notice.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(form).toBeHidden();
});

test('on a phone a person is chosen in a dialog by a touch, and the page stays as wide as the phone', async ({
  as,
}) => {
  const page = await as('hr', '/admin/approval');
  await page.getByRole('button', { name: /인계/ }).first().tap();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox').first();
  await field.tap();
  const option = page.getByRole('listbox').getByRole('option').first();
  const name = await option.innerText();
  await expectFits(page);
  await option.tap();
  await expect(field).toHaveValue(name);
});
