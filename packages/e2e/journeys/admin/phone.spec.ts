import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';

test('on a phone a card of an employee says nothing without saying of what', async ({ as }) => {
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

test('on a phone a card of a closed department says that it is closed', async ({ as }) => {
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
