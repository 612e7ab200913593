import { expect, test } from '../../personas/test.ts';

test('a right is granted and revoked with immediate effect; users without it never see the area', async ({ as }) => {
  const page = await as('admin', '/admin/permission?searchText=강태오');
  const other = await as('engineer', '/');
  await other.goto('/admin/employee');
  await expect(other.getByText('접근 권한이 없습니다.').first()).toBeVisible();
  await other.getByRole('button', { name: '설정' }).click();
  await expect(other.getByRole('link', { name: '관리자' })).toHaveCount(0);

  const toggle = async (): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: '강태오', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: /강태오/ });
    await dialog.getByRole('switch', { name: 'Admin 메뉴 사용' }).press('Space');
    await dialog.getByRole('button', { name: '변경' }).click();
    await expect(dialog).toBeHidden();
  };
  await toggle();
  await expect(page.getByText('Admin Level0')).toBeVisible();
  await other.goto('/');
  await other.getByRole('button', { name: '설정' }).click();
  await other.getByRole('link', { name: '관리자' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '사원 관리' })).toBeVisible();

  await toggle();
  await other.goto('/admin/employee');
  await expect(other.getByText('접근 권한이 없습니다.').first()).toBeVisible();

  await page.goto('/admin/audit?area=identity');
  await expect(page.getByRole('row').nth(1)).toContainText('권한 변경');
});
