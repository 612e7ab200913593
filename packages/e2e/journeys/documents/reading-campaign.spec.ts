import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { windows } from '../../scenes/browsers.ts';
import { openCompany } from '../../scenes/company.ts';
import { MANAGER, ownManual, READER } from '../../scenes/drives.ts';

test('a department is asked to read within days, the board counts, and who read it is known after the deletion', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const manual = await ownManual(company);
  const page = await as(MANAGER, `/documentcenter/view/${manual.driveId}/${manual.id}`);
  await page.getByRole('button', { name: '필독자 지정' }).click();
  const dialog = page.getByRole('dialog', { name: '필독자 지정' });
  await dialog.getByRole('button', { name: '그룹 추가' }).click();
  await dialog.getByRole('combobox', { name: '부서' }).selectOption({ label: '-- 운항팀' });
  await dialog.getByRole('textbox', { name: '직위 (쉼표로 구분)' }).fill('기장, 부기장');
  await dialog.getByRole('textbox', { name: '읽기 기한 (일)' }).fill('7');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('필독자를 지정했습니다.')).toBeVisible();

  const phone = await as(READER, '/documentcenter');
  await phone.setViewportSize(windows.phone);
  const row = phone.getByRole('row').filter({ hasText: manual.title });
  await expect(row.getByText('읽지 않음')).toBeVisible();
  const preview = phone.waitForEvent('popup');
  await phone.getByRole('link', { name: manual.title }).click();
  await (await preview).close();
  await expect(row.getByText('읽음', { exact: true })).toBeVisible();

  await page.goto(`/documentcenter/reading?documentId=${manual.id}`);
  const line = page.getByRole('row').filter({ hasText: manual.title });
  await expect(line).toContainText('시행 중');
  await expect(line).not.toContainText('0%');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: '보기' }).selectOption({ label: '부서별' });
  await expect(page.getByRole('row').filter({ hasText: '운항팀' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀로 내려받기' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);

  await company.call(MANAGER, 'DELETE', `/api/drives/${manual.driveId}/documents/${manual.id}`);
  await phone.goto('/documentcenter');
  await expect(phone.getByRole('row').filter({ hasText: manual.title })).toHaveCount(0);
  const own = await as(READER, '/documentcenter');
  await own.getByRole('link', { name: '내 열람 기록' }).click();
  const mark = own.getByRole('row').filter({ hasText: manual.title });
  await expect(mark.getByText('삭제된 문서').first()).toBeVisible();
  await expectAccessible(own);
});
