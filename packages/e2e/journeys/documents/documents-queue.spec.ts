import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { type Company, openCompany } from '../../scenes/company.ts';
import { nameReaders, newDrive, type StoredDocument, UPLOADER, uploadPlain } from '../../scenes/drives.ts';

const READER = 'ceo';

type Unread = { items: { id: number; driveId: number }[] };

/** Nothing else is to wait for who reads. */
const readAll = async (company: Company): Promise<void> => {
  const { items } = await company.call<Unread>(READER, 'GET', '/api/drives/assigned-documents?unread=true&limit=1000');
  for (const { id, driveId } of items)
    await company.call(READER, 'PUT', `/api/drives/${driveId}/documents/${id}/read`, {});
};

test('three documents that must be read are opened in turn by keys, and the list shows that the queue has ended', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  await readAll(company);
  const mark = `차례 ${Date.now()}`;
  const drive = await newDrive(company, mark);
  const documents: StoredDocument[] = [];
  for (const name of ['하나', '둘', '셋'])
    documents.push(await uploadPlain(company, UPLOADER, drive.id, `${mark} ${name}`));
  for (const each of documents) await nameReaders(company, each, [await company.idOf(READER)]);

  const list = await as(READER, '/documentcenter');
  const [first, second, third] = documents.toReversed();
  const opened = list.waitForEvent('popup');
  await list.getByRole('link', { name: first?.title ?? '' }).click();
  const shownAsRead = (each: StoredDocument | undefined) =>
    list
      .getByRole('row')
      .filter({ hasText: each?.title ?? '' })
      .getByText('읽음', { exact: true });
  await expect(shownAsRead(first)).toBeVisible();
  const page = await opened;
  const place = page.getByRole('navigation', { name: '차례대로 보기' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(place).toContainText('1 / 3');
  await expect(page).toHaveURL(/queue=/);
  await expect(name).toHaveText(first?.title ?? '');
  await expectAccessible(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '단축키' });
  await expect(help.getByRole('row', { name: /a/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  for (const [at, each] of [second, third].entries()) {
    await expect(page.getByRole('button', { name: /^(다음 문서|읽음으로 표시)$/ })).toBeVisible();
    await page.keyboard.press('a');
    await expect(name).toHaveText(each?.title ?? '');
    await expect(place).toContainText(`${at + 2} / 3`);
  }
  await page.reload();
  await expect(place).toContainText('3 / 3');
  await expect(page.getByRole('button', { name: '읽음으로 표시' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('마지막 차례였습니다. 목록으로 돌아왔습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/documentcenter$/);
  const left = await company.call<Unread>(READER, 'GET', '/api/drives/assigned-documents?unread=true');
  expect(left.items).toEqual([]);
  // The list from which one began shows it too.
  for (const each of documents) await expect(shownAsRead(each)).toBeVisible();
});
