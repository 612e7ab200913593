import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { driveOf, MANAGER, UPLOADER } from '../../scenes/drives.ts';
import { longPdf } from '../../scenes/long-pdf.ts';

const PAGES = 240;

test('a colleague finds a sentence of page 212 and lands on it', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = randomUUID().slice(0, 6);
  const drive = await driveOf(company, '운항팀');
  const { id: manualId } = await company.call<{ id: number }>(UPLOADER, 'POST', `/api/drives/${drive.id}/manuals`, {
    manualType: 'Manuals',
    manualClass: 'Authorized',
    docNo: `OM-${mark}`,
    title: `운항 교범 ${mark}`,
    departmentId: drive.departmentId,
    managers: [{ id: await company.idOf(MANAGER) }],
  });
  const sentence = `활주로 ${mark} 구간에 결빙이 보고되면 착륙을 보류한다.`;
  const lines = Array.from({ length: PAGES }, (_, place) =>
    place === 211 ? sentence : `제${place + 1}절 운항 승무원은 절차를 따른다.`,
  );
  const form = new FormData();
  const revision = { version: '7', revisionDate: '2026-11-20', description: '결빙 절차를 더했습니다.' };
  form.append('document', JSON.stringify({ docType: 'AOC', manualId, revision }));
  form.append('files', new Blob([longPdf(lines)], { type: 'application/pdf' }), 'om.pdf');
  const path = `/api/drives/${drive.id}/documents`;
  const { id } = await company.call<{ id: number }>(MANAGER, 'POST', path, form);
  const stateOf = async (): Promise<string> =>
    (await company.call<{ revision: { contentState: string } }>(MANAGER, 'GET', `${path}/${id}`)).revision.contentState;
  await expect.poll(stateOf, { timeout: 120_000 }).toBe('done');

  const page = await as('engineer', '/documentcenter');
  const box = page.getByRole('searchbox', { name: '문서 검색' });
  await box.fill(`${mark} 결빙`);
  await box.press('Enter');
  // Titles hold no sentence of a page.
  await page.getByRole('button', { name: '내용에서 찾기' }).click();
  const found = page.getByRole('list', { name: '찾은 문서' });
  await expect(found.getByRole('link', { name: `운항 교범 ${mark}` })).toBeVisible();
  await expect(found).toContainText(`OM-${mark}`);
  const words = found.getByRole('link', { name: /212쪽/ });
  await expect(words.locator('mark').first()).toHaveText(mark);
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await words.click();
  const preview = await opened;
  await expect(preview.getByLabel('쪽 번호')).toHaveValue('212');
  await expect(preview.locator('.highlight').first()).toBeAttached();
  await found.getByRole('link', { name: `운항 교범 ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `운항 교범 ${mark}` })).toBeVisible();
});

test('filters are in the address and are removed at once; a word that is too short is reported at the field', async ({
  as,
}) => {
  const page = await as('captain', '/documentcenter/search');
  await expect(page.getByText('찾을 말을 입력해 주세요.')).toBeVisible();
  await expectAccessible(page);
  const box = page.getByRole('searchbox', { name: '찾을 제목이나 내용' });
  await box.fill('100%');
  await page.getByRole('button', { name: '검색', exact: true }).last().click();
  await expect(page.getByText('"100%"에 맞는 문서가 없습니다.')).toBeVisible();
  await page.getByRole('combobox', { name: '자료실' }).selectOption({ label: '운항팀' });
  await page.getByRole('button', { name: '규정', exact: true }).click();
  await expect(page).toHaveURL(/manualTypes=Manuals/);
  await expectAccessible(page);
  await page.getByRole('button', { name: '모두 지우기' }).first().click();
  await expect(page).not.toHaveURL(/manualTypes|driveId/);
  await page.getByRole('radio', { name: '제목과 내용' }).click();
  await box.fill('가');
  await box.press('Enter');
  await expect(page.getByText('두 글자 이상의 낱말을 입력해 주세요.')).toBeVisible();
});
