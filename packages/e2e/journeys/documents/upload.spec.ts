import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { newDrive, READER, uploadPlain } from '../../scenes/drives.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%${randomUUID()}\n%%EOF\n`),
});
const mark = (): string => randomUUID().slice(0, 6);

const choose = async (page: Page, name: string): Promise<void> => {
  await page.locator('input[type=file]').first().setInputFiles(pdf(name));
};

test('a document is uploaded to a general drive, and uploaded again as a revision after a confirmation', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const drive = await newDrive(company, `공용 ${mark()}`);
  const page = await as(READER, `/documentcenter/list/${drive.id}`);
  await page.getByRole('link', { name: '문서 업로드' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '문서 업로드' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('파일을 선택해 주세요.');
  await choose(page, '비행 전 점검표.pdf');
  const title = page.getByRole('combobox', { name: '제목' });
  await expect(title).toHaveValue('비행 전 점검표');
  await page.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '비행 전 점검표' })).toBeVisible();

  await page.goto(`/documentcenter/upload/${drive.id}`);
  await choose(page, '다른 이름.pdf');
  await title.fill('비행 전');
  await page.getByRole('option', { name: '비행 전 점검표' }).click();
  await expect(page.getByText('업로드하면 새 개정이 됩니다.')).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('button', { name: '업로드', exact: true });
  await send.click();
  const question = page.getByRole('dialog', { name: '같은 이름의 문서가 있습니다' });
  await expectAccessible(page);
  await question.getByRole('button', { name: '취소' }).click();
  await expect(title).toHaveValue('비행 전 점검표');
  await expect(page.getByText('다른 이름.pdf')).toBeVisible();
  await send.click();
  await question.getByRole('button', { name: '새 개정으로 업로드' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '비행 전 점검표' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
});

test('nobody uploads a revision of a document of another person: it is refused at the title, and nothing is lost', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const drive = await newDrive(company, `공용 ${mark()}`);
  await uploadPlain(company, READER, drive.id, '휴가 양식');
  const page = await as('engineer', `/documentcenter/upload/${drive.id}`);
  await choose(page, '휴가 양식.pdf');
  await page.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(page.getByRole('combobox', { name: '제목' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').first()).toContainText('새 개정을 올릴 권한이 없습니다');
  await expect(page.getByText('휴가 양식.pdf').first()).toBeVisible();
  await page.getByRole('combobox', { name: '제목' }).fill('정비 휴가 양식');
  await page.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '정비 휴가 양식' })).toBeVisible();
});

test('files that are dropped on the list go up together, each with a title and a choice of its own', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const drive = await newDrive(company, `공용 ${mark()}`);
  await uploadPlain(company, READER, drive.id, '있는 문서');
  const page = await as(READER, `/documentcenter/list/${drive.id}`);
  const list = page.getByRole('table');
  await expect(list.getByRole('link', { name: '있는 문서' })).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['첫째.pdf', '있는 문서.pdf', '셋째.pdf', '설치.exe'])
      transfer.items.add(new File([`%PDF-1.4\n%${name}\n%%EOF\n`], name, { type: 'application/pdf' }));
    return transfer;
  });
  await list.dispatchEvent('drop', { dataTransfer: dropped });
  const dialog = page.getByRole('dialog', { name: /여러 파일 업로드/ });
  await expect(dialog.getByText('같은 제목의 문서가 이미 있습니다.')).toBeVisible();
  await expect(dialog.getByText(/올릴 수 없는 확장자/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: '새 개정으로' }).check({ force: true });
  await dialog.getByRole('textbox', { name: '셋째.pdf 제목' }).fill('세 번째');
  await dialog.getByRole('button', { name: '3개 업로드' }).click();
  await expect(dialog.getByText('업로드 3개 · 실패 0개 · 올리지 않음 1개')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  for (const name of ['첫째', '세 번째', '있는 문서']) await expect(list.getByRole('link', { name })).toBeVisible();
});

test('a large file shows its progress, can be stopped, and is retried', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const drive = await newDrive(company, `공용 ${mark()}`);
  const page = await as(READER, `/documentcenter/upload/${drive.id}`);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    // Of a kind whose text nobody reads: that of a PDF this long would be looked for while other journeys go on.
    const parts = [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(60_000_000)];
    transfer.items.add(new File(parts, '큰 문서.jpg', { type: 'image/jpeg' }));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) input.files = transfer.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const connection = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  await connection.send('Network.enable');
  await connection.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 4_000_000 });
  await page.getByRole('button', { name: '업로드', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: '큰 문서.jpg 올리는 중' })).toBeVisible();
  await page.getByRole('button', { name: '큰 문서.jpg 올리기 취소' }).click();
  await expect(page.getByText('올리기를 취소했습니다.')).toBeVisible();
  await connection.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
  await page.getByRole('button', { name: '큰 문서.jpg 다시 올리기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '큰 문서' })).toBeVisible();
});
