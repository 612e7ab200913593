import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../../personas/write-memo.ts';
import { windows } from '../../scenes/browsers.ts';
import { openCompany } from '../../scenes/company.ts';
import { controlledManual, MANAGER, pdfFile, READER } from '../../scenes/drives.ts';

test('a revision is prepared, approved with its file in view, comes into force, and its reader confirms reading it', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id, driveId, title } = await controlledManual(company);
  const place = `/documentcenter/manual/${driveId}/${id}`;
  const manager = await as(MANAGER, place);
  await expect(manager.getByText('등록된 개정이 없습니다.')).toBeVisible();
  await manager.getByRole('link', { name: '개정 준비' }).click();
  await manager.getByRole('button', { name: '등록' }).click();
  await expect(manager.getByRole('alert').first()).toBeVisible();
  await manager.getByRole('textbox', { name: '개정번호' }).fill('13');
  const today = await manager.getByLabel('개정일').inputValue();
  await manager.getByLabel('시행 예정일').fill(today);
  await manager.getByRole('textbox', { name: '개정 내용' }).fill('교신 용어를 개정함');
  await manager.locator('input[type=file]').first().setInputFiles(pdfFile('Say again'));
  await expectAccessible(manager);
  await manager.getByRole('button', { name: '등록' }).click();
  await expect(manager.getByText('개정 준비를 저장했습니다.')).toBeVisible();
  await manager.getByRole('button', { name: '결재 상신' }).click();
  await chooseLine(manager, [{ name: '한도윤' }]);
  await manager.getByRole('dialog', { name: '결재 상신' }).getByRole('button', { name: '결재 상신' }).click();
  await expect(manager.getByText('결재 중')).toBeVisible();

  // Nobody else knows of it.
  const reader = await as(READER, place);
  await expect(reader.getByText('등록된 개정이 없습니다.')).toBeVisible();

  const approver = await as('ceo', waitingWith(title));
  await approver
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const card = approver.getByRole('region', { name: '결재 대상 개정안' });
  await card.getByRole('link', { name: '개정안과 파일 보기' }).click();
  await expect(approver.getByRole('button', { name: /DRAFT_/ })).toBeVisible();
  await expectAccessible(approver);
  await approver.goBack();
  await approver.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(approver, '승인');

  await expect(async () => {
    await manager.goto(place);
    await expect(manager.getByRole('row').filter({ hasText: '13' }).getByText('시행 중')).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  const { documentId } = await company.call<{ documentId: number }>(
    MANAGER,
    'GET',
    `/api/drives/${driveId}/manuals/${id}`,
  );
  const readers = `/api/drives/${driveId}/documents/${documentId}/readers`;
  await company.call(MANAGER, 'PUT', readers, [await company.idOf(READER)]);

  await reader.setViewportSize(windows.phone);
  await reader.goto('/documentcenter');
  const row = reader.getByRole('row').filter({ hasText: title });
  const opening = reader.waitForEvent('popup');
  await reader.getByRole('link', { name: title }).click();
  const preview = await opening;
  // Opening it is not reading it.
  await expect(row.getByText('읽지 않음')).toBeVisible();
  await preview.getByRole('button', { name: '읽고 이해했습니다' }).click();
  await expect(row.getByText('읽음', { exact: true })).toBeVisible();
});

test('two revisions are compared side by side, and the differences are exported as a spreadsheet', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { items } = await company.call<{ items: { id: number; driveId: number; docNo: string }[] }>(
    READER,
    'GET',
    '/api/drives/manuals?limit=1000',
  );
  const manual = items.find(({ docNo }) => docNo === 'OS-M-006');
  const page = await as(READER, `/documentcenter/manual/${manual?.driveId}/${manual?.id}`);
  await page.getByLabel('이 날의 매뉴얼').fill('2001-01-01');
  await expect(page.getByText('이 날 시행 중인 개정이 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: '신·구 비교' }).click();
  await expect(page.getByText(/바뀐 곳 \d+곳/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('insertion').first()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '신·구내용 대비표' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
});
