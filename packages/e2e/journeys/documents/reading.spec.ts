import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { windows } from '../../scenes/browsers.ts';
import { openCompany } from '../../scenes/company.ts';
import { MANAGER, ownManual, READER, revise } from '../../scenes/drives.ts';

test('a manager names readers, one of them reads on a phone and is counted, and a new revision is unread again', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const manual = await ownManual(company);
  const page = await as(MANAGER, `/documentcenter/view/${manual.driveId}/${manual.id}`);
  await page.getByRole('button', { name: '필독자 지정' }).click();
  const picker = page.getByRole('dialog', { name: '필독자 지정' });
  const apply = picker.getByRole('button', { name: '적용' });
  await expect(apply).toBeDisabled();
  await picker.getByRole('searchbox', { name: '이름으로 찾기' }).fill('김도현');
  await picker.getByRole('checkbox', { name: /기장 · 운항팀/ }).check();
  await expectAccessible(page);
  await apply.click();
  await expect(page.getByText('필독자를 지정했습니다.')).toBeVisible();

  const phone = await as(READER, '/');
  await phone.setViewportSize(windows.phone);
  const waiting = phone.getByRole('row').filter({ hasText: '문서센터 · 필독' });
  await expect(waiting.getByText(manual.title)).toBeVisible();
  await phone.goto('/documentcenter');
  const unread = phone.getByRole('row').filter({ hasText: manual.title });
  await expect(unread.getByText('읽지 않음')).toBeVisible();
  await expectAccessible(phone);
  const preview = phone.waitForEvent('popup');
  await phone.getByRole('link', { name: manual.title }).click();
  expect(new URL((await preview).url()).pathname).toBe(`/documentcenter/preview/${manual.driveId}/${manual.id}`);
  await expect(unread.getByText('읽음', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: '필독 현황' }).click();
  const status = page.getByRole('dialog', { name: /^필독 현황/ });
  await expect(status.getByText('1명 중 1명 읽음')).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await status.getByRole('button', { name: '엑셀로 내려받기' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await status.getByRole('button', { name: '닫기' }).click();
  await page.goto(`/documentcenter/list/${manual.driveId}?title=${encodeURIComponent(manual.title)}`);
  await expect(
    page.getByRole('row').filter({ hasText: manual.title }).getByText('읽음 1/1', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await revise(company, manual.driveId, manual.manualId, '4');
  await phone.reload();
  await expect(unread.getByText('읽지 않음')).toBeVisible();
});

test('a row whose document was revised meanwhile shows a message when opened', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const manual = await ownManual(company);
  const readers = `/api/drives/${manual.driveId}/documents/${manual.id}/readers`;
  await company.call(MANAGER, 'PUT', readers, [await company.idOf(READER)]);
  const page = await as(READER, '/documentcenter');
  const row = page.getByRole('row').filter({ hasText: manual.title });
  await expect(row).toBeVisible();
  await revise(company, manual.driveId, manual.manualId, '4');
  await page.getByRole('link', { name: manual.title }).click();
  await expect(page.getByText(`${manual.title}: 그사이 새 개정이 등록되었습니다.`, { exact: false })).toBeVisible();
  await expect(row.getByText('4', { exact: true })).toBeVisible();
});
