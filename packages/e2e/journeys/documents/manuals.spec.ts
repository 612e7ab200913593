import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { MANAGER, READER, UPLOADER } from '../../scenes/drives.ts';

/** Chooses a drive of the tree, whose options begin with a dash for each level. */
const chooseDrive = async (page: Page, name: string): Promise<void> => {
  const drives = page.getByRole('combobox', { name: '자료실' });
  const option = drives.getByRole('option', { name: new RegExp(`^-* ?${name}$`) });
  await drives.selectOption(await option.getAttribute('value'));
};

test('a manual is registered, its manager named, and the manager uploads its document', async ({ as }) => {
  const mark = randomUUID().slice(0, 6);
  const title = `정비 절차서 ${mark}`;
  const page = await as(UPLOADER, '/documentcenter');
  await page.getByRole('link', { name: '매뉴얼 관리' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '매뉴얼 관리' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '새 매뉴얼' }).click();
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('alert').first()).toContainText('부서 자료실을 선택해 주세요.');
  await page.getByText('절차', { exact: true }).click();
  await page.getByText('인가', { exact: true }).click();
  // What an authority knows is proposed to be controlled.
  const controlled = page.getByRole('switch', { name: '관리 매뉴얼' });
  await expect(controlled).toBeChecked();
  await controlled.uncheck();
  await page.getByRole('textbox', { name: '문서번호' }).fill(`MPM-${mark}`);
  await page.getByRole('textbox', { name: '제목', exact: true }).fill(title);
  await chooseDrive(page, '운항훈련팀');
  await expect(page.getByRole('combobox', { name: '담당 부서' }).locator('option:checked')).toHaveText(/운항훈련팀/);
  await page.getByRole('button', { name: '매뉴얼 관리자 선택' }).click();
  const picker = page.getByRole('dialog', { name: '매뉴얼 관리자 선택' });
  await picker.getByRole('searchbox').fill('임수아');
  await picker
    .getByRole('checkbox', { name: /임수아/ })
    .first()
    .check();
  await expectAccessible(page);
  await picker.getByRole('button', { name: '적용' }).click();
  await expect(page.getByRole('list', { name: '매뉴얼 관리자' })).toContainText('임수아');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: '제목', exact: true }).press('Enter');
  await expect(page.getByText('매뉴얼을 등록했습니다.')).toBeVisible();
  await page.getByRole('searchbox', { name: '제목, 부제, 문서번호, 약어' }).fill(mark);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('임수아');

  const manager = await as(MANAGER, '/documentcenter');
  const drives = manager.getByRole('tree', { name: '부서 자료실' });
  const division = drives.getByRole('treeitem').filter({ has: manager.getByRole('link', { name: '운항본부' }) });
  await division.last().press('ArrowRight');
  await drives.getByRole('link', { name: '운항훈련팀' }).click();
  await manager.getByRole('link', { name: '문서 업로드' }).click();
  await manager.getByRole('combobox', { name: '매뉴얼' }).fill(mark);
  await manager.getByRole('option', { name: new RegExp(title) }).click();
  await expect(manager.getByText(/아직 문서가 없습니다/)).toBeVisible();
  const input = manager.locator('input[type=file]').first();
  await input.setInputFiles({ name: '정비.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
  await expect(manager.getByRole('alert').first()).toContainText('pdf 파일만 올릴 수 있습니다');
  const buffer = Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%${mark}\n%%EOF\n`);
  await input.setInputFiles({ name: '정비 절차.pdf', mimeType: 'application/pdf', buffer });
  await manager.getByRole('textbox', { name: '개정번호' }).fill('1');
  await manager.getByLabel('개정일').fill('2026-11-20');
  await manager.getByRole('textbox', { name: '개정 내용' }).fill('제정');
  await expectAccessible(manager);
  await manager.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(manager.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // With a document it is no longer deleted; its title stays, and its number is taken.
  await page.reload();
  await expect(row.getByRole('button', { name: /삭제/ })).toBeDisabled();
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveAttribute('readonly');
  await page.getByRole('textbox', { name: '부제' }).fill('제1권');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByText('매뉴얼을 수정했습니다.')).toBeVisible();
  await expect(row).toContainText('제1권');
});

test('a second manual of the same number is refused at its field, and typed text stays', async ({ as }) => {
  const mark = randomUUID().slice(0, 6);
  const page = await as(UPLOADER, '/documentcenter/admin/manual/new');
  for (const title of ['첫 매뉴얼', '둘째 매뉴얼']) {
    await page.getByText('지침', { exact: true }).click();
    await page.getByText('미분류', { exact: true }).click();
    await page.getByRole('textbox', { name: '문서번호' }).fill(`GL-${mark}`);
    await page.getByRole('textbox', { name: '제목', exact: true }).fill(`${title} ${mark}`);
    await chooseDrive(page, '운항팀');
    await page.getByRole('button', { name: '등록' }).click();
    if (title !== '첫 매뉴얼') break;
    await expect(page.getByText('매뉴얼을 등록했습니다.')).toBeVisible();
    await page.getByRole('link', { name: '새 매뉴얼' }).click();
  }
  await expect(page.getByRole('textbox', { name: '문서번호' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(`둘째 매뉴얼 ${mark}`);
});

test('users without the right are redirected with a message, also from rights; the administrator sees the managers', async ({
  as,
}) => {
  const reader = await as(READER, '/documentcenter');
  await expect(reader.getByRole('link', { name: '매뉴얼 관리' })).toHaveCount(0);
  for (const path of ['admin', 'admin/permission', 'admin/manual/new']) {
    await reader.goto(`/documentcenter/${path}`);
    await expect(reader.getByText('접근 권한이 없습니다.')).toBeVisible();
    await expect(reader).toHaveURL(/\/documentcenter$/);
  }
  const page = await as(UPLOADER, '/documentcenter/admin/permission');
  const row = page.getByRole('row', { name: /Level 4/ });
  await expect(row).toContainText('오지훈');
  await expectAccessible(page);
  await row.getByRole('button', { name: '담당자 변경' }).click();
  const picker = page.getByRole('dialog', { name: '문서 시스템 관리자 선택' });
  await expect(picker.getByRole('button', { name: '적용' })).toBeDisabled();
  await picker.getByRole('button', { name: '모두 빼기' }).click();
  await picker.getByRole('button', { name: '적용' }).click();
  await expect(picker.getByRole('alert')).toContainText('문서 시스템 관리자를 지정해 주세요.');
  await expectAccessible(page);
});
