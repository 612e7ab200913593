import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { MANAGER, newDrive, ownManual, READER, UPLOADER, uploadPlain } from '../../scenes/drives.ts';
import { pressMore } from '../../scenes/kinds.ts';

test('a general drive is made, renamed and, once empty, deleted; its document gets another title', async ({ as }) => {
  const name = `공용 ${randomUUID().slice(0, 6)}`;
  const page = await as(UPLOADER, '/documentcenter');
  await page.getByRole('button', { name: '새 전사 자료실' }).click();
  const making = page.getByRole('dialog', { name: '새 전사 자료실' });
  await making.getByRole('textbox', { name: '자료실 이름' }).fill(name);
  await making.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('이 자료실에 문서가 없습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '이름 변경' }).click();
  const renaming = page.getByRole('dialog', { name: '이름 변경' });
  await renaming.getByRole('textbox', { name: '자료실 이름' }).fill(`${name} 양식`);
  await renaming.getByRole('button', { name: '수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} 양식` })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '문서센터 메뉴' }).getByText(`${name} 양식`)).toBeVisible();
  await page.getByRole('button', { name: '자료실 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL(/\/documentcenter$/);
  await expect(page.getByText(`${name} 양식`)).toHaveCount(0);
});

test('who uploaded a document to a general drive renames and deletes it, others cannot', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await newDrive(company, `공용 ${randomUUID().slice(0, 6)}`);
  const uploaded = await uploadPlain(company, READER, id, '점검표');
  await uploadPlain(company, READER, id, '있는 제목');
  const at = `/documentcenter/view/${id}/${uploaded.id}`;
  const other = await as('engineer', at);
  await expect(other.getByRole('heading', { level: 1, name: '점검표' })).toBeVisible();
  await expect(other.getByRole('button', { name: /제목 변경|^더 보기$|필독/ })).toHaveCount(0);
  const page = await as(READER, at);
  await page.getByRole('button', { name: '제목 변경' }).click();
  const dialog = page.getByRole('dialog', { name: '제목 변경' });
  const title = dialog.getByRole('textbox', { name: '제목' });
  await title.fill('있는 제목');
  await dialog.getByRole('button', { name: '수정' }).click();
  await expect(page.getByText('제목 변경에 실패했습니다. 같은 이름의 파일이 이미 있습니다.')).toBeVisible();
  await title.fill('비행 전 점검표');
  await dialog.getByRole('button', { name: '수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '비행 전 점검표' })).toBeVisible();
  await pressMore(page, '삭제', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('문서를 삭제했습니다.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/documentcenter/list/${id}`));
  await other.reload();
  await expect(other.getByText('이미 삭제되었거나 존재하지 않는 문서입니다.')).toBeVisible();
});

test('the notice is written by who manages a manual of the drive, and read by all', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { driveId } = await ownManual(company);
  await company.call(UPLOADER, 'DELETE', `/api/drives/${driveId}/notice`).catch(() => undefined);
  const title = `개정 안내 ${randomUUID().slice(0, 6)}`;
  const page = await as(MANAGER, `/documentcenter/list/${driveId}`);
  await page.getByRole('button', { name: '공지 작성' }).click();
  const writing = page.getByRole('dialog', { name: '공지 작성' });
  const save = writing.getByRole('button', { name: '저장' });
  await writing.getByRole('textbox', { name: '제목' }).fill(title);
  await expect(save).toBeDisabled();
  await writing.getByRole('textbox', { name: '내용' }).fill('새 규정을 읽어 주세요.');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('공지를 저장했습니다.')).toBeVisible();
  const reader = await as(READER, `/documentcenter/list/${driveId}`);
  const shown = reader.getByRole('region', { name: new RegExp(title) });
  await expect(shown.getByText('새 규정을 읽어 주세요.')).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: '공지 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('공지를 삭제했습니다.')).toBeVisible();
});

test('a revision is edited and an older one deleted; the latest stays', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const uploaded = await ownManual(company);
  const page = await as(MANAGER, `/documentcenter/view/${uploaded.driveId}/${uploaded.id}`);
  await expect(page.getByRole('button', { name: /^개정 3 삭제: 최신 개정은/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: '개정 2 수정' }).click();
  const number = page.getByRole('textbox', { name: '개정번호' });
  await number.fill('3');
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByText('이미 있는 개정번호입니다.').first()).toBeVisible();
  await expectAccessible(page);
  await number.fill('2A');
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByText('개정 정보를 수정했습니다.')).toBeVisible();
  await page.getByRole('button', { name: '개정 2A 삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('개정을 삭제했습니다.')).toBeVisible();
  await expect(page.getByRole('table', { name: '개정 이력' }).getByRole('row')).toHaveCount(3);
});

test('what an administrator keeps stays in view below a long list of drives', async ({ as }) => {
  const page = await as(UPLOADER, '/documentcenter');
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole('navigation', { name: '문서센터 메뉴' });
  for (const name of ['필독 문서', '매뉴얼 관리', '권한 관리'])
    await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  const drives = menu.getByRole('region', { name: '부서 자료실' });
  await drives.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(drives.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1440, height: 480 });
  await menu.getByRole('link', { name: '권한 관리' }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link', { name: '권한 관리' })).toBeInViewport({ ratio: 1 });
});
