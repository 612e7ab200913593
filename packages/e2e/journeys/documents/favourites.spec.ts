import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { newDrive, UPLOADER, uploadPlain } from '../../scenes/drives.ts';

test('a document with a star and one that was opened are found on the first screen, until it is deleted', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id: driveId } = await newDrive(company, `공용 ${randomUUID().slice(0, 6)}`);
  const uploaded = await uploadPlain(company, UPLOADER, driveId, `점검표 ${randomUUID().slice(0, 6)}`);
  const page = await as('engineer', `/documentcenter/list/${driveId}`);
  await page.getByRole('button', { name: `${uploaded.title} 즐겨찾기 추가` }).click();
  await expect(page.getByRole('button', { name: `${uploaded.title} 즐겨찾기 해제` })).toBeVisible();
  await page.getByRole('link', { name: uploaded.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: uploaded.title })).toBeVisible();
  await expect(page.getByRole('button', { name: `${uploaded.title} 즐겨찾기 해제` })).toBeVisible();

  await page
    .getByRole('navigation', { name: '문서센터 메뉴' })
    .getByRole('link', { name: /필독 문서/ })
    .click();
  const favourites = page.getByRole('region', { name: '즐겨찾기' });
  const recent = page.getByRole('region', { name: '최근 본 문서' });
  await expect(recent.getByRole('link', { name: uploaded.title })).toBeVisible();
  await expectAccessible(page);
  await favourites.getByRole('link', { name: uploaded.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: uploaded.title })).toBeVisible();

  await company.call(UPLOADER, 'DELETE', `/api/drives/${driveId}/documents/${uploaded.id}`);
  await page.goto('/documentcenter');
  await expect(recent).toBeVisible();
  await expect(favourites).toBeVisible();
  await expect(page.getByRole('link', { name: uploaded.title })).toHaveCount(0);
});
