import { makePdf } from '../../made-pdf.ts';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import {
  nameReader,
  previewOf,
  removeDocument,
  uploadFile,
  uploadRevision,
  watchBytes,
} from '../../scenes/previews.ts';

const PAGES = 120;

test('a document is read in a tab of its own: pages, zoom, words, headings, by the keyboard too', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const content = await makePdf({ pages: PAGES });
  const uploaded = await uploadFile(company, { name: '안내.pdf', content });
  const home = await as('captain');
  const opened = home.waitForEvent('popup');
  await home.evaluate((href) => window.open(href), previewOf(uploaded));
  const page = await opened;
  const bytes = watchBytes(page);
  const pageField = page.getByRole('textbox', { name: '쪽 번호' });
  const output = page.locator('output');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uploaded.title);
  await expect(page).toHaveTitle(new RegExp(`^${uploaded.title} 개정 1`));
  await expect(page.getByText(`/ ${PAGES}`)).toBeVisible();
  await expect(page.locator('.page[data-loaded] .textLayer').first()).toContainText('제1쪽');
  await expectAccessible(page);
  expect(bytes()).toBeLessThan(content.length / 2);

  await page.keyboard.press('ArrowRight');
  await expect(pageField).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(pageField).toHaveValue(String(PAGES));
  await pageField.fill('57');
  await pageField.press('Enter');
  await expect(page.getByRole('region', { name: '57쪽' }).locator('.textLayer')).toContainText('제57쪽');
  await page.getByRole('combobox', { name: '배율' }).selectOption('page-fit');
  await page.getByRole('button', { name: '확대' }).click();
  await expect(page.getByRole('combobox', { name: '배율' })).not.toHaveValue('page-fit');
  await expect(pageField).toHaveValue('57');

  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox', { name: '문서에서 찾기' })).toBeFocused();
  await page.keyboard.type('제58쪽 비행');
  await expect(output).toHaveText(/^1 \/ 12/);
  await expect(pageField).toHaveValue('58');
  await expect(page.locator('.highlight.selected')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(output).toHaveText(/^2 \/ 12/);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(output).toHaveText(/^12 \/ 12/);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('점거');
  await expect(output).toHaveText('결과 없음');
  await page.keyboard.press('Escape');
  await expect(page.locator('.highlight')).toHaveCount(0);

  await page.getByRole('button', { name: '목차' }).click();
  const outline = page.getByRole('navigation', { name: '목차' });
  await expectAccessible(page);
  await outline.getByRole('button', { name: '제9장' }).click();
  await expect(pageField).toHaveValue('81');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '내려받기' }).click();
  expect((await saved).suggestedFilename()).toBe(`${uploaded.title}.pdf`);
});

test('a search result opens its page with every word marked', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const rare = (page: number): string =>
    page === 73 ? '겨울철 계류장에서는 모래함의 위치를 미리 확인한다.' : `제${page}쪽 비행 전 점검을 한다. `.repeat(9);
  const uploaded = await uploadFile(company, { name: '안내.pdf', content: await makePdf({ pages: 80, textOf: rare }) });
  const page = await as('captain', previewOf(uploaded, `&page=73&q=${encodeURIComponent('모래함 계류')}`));
  await expect(page.getByRole('textbox', { name: '쪽 번호' })).toHaveValue('73');
  await expect(page.getByRole('region', { name: '73쪽' }).locator('.highlight')).toHaveText(['계류', '모래함']);
  await expect(page.locator('.highlight.selected')).toBeInViewport();
  await expect(page.locator('output')).toHaveText(/^1 \/ 2/);
});

test('a lost connection is shown, and missing pages load when it is restored', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const uploaded = await uploadFile(company, { name: '안내.pdf', content: await makePdf({ pages: PAGES }) });
  const page = await as('captain', previewOf(uploaded));
  await expect(page.locator('.page[data-loaded]').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: '쪽 번호' }).fill('60');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: '서버에 연결할 수 없습니다' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('region', { name: '60쪽' }).locator('.textLayer')).toContainText('제60쪽');
  await expect(alert).toHaveCount(0);
});

test('a protected file asks for its password, and a damaged one or one that is no document shows a message', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const locked = await uploadFile(company, {
    name: '보안.pdf',
    content: await makePdf({ pages: 2, password: 'open-sesame' }),
  });
  const page = await as('captain', previewOf(locked));
  const password = page.getByLabel('문서 암호', { exact: true });
  await password.fill('wrong');
  await password.press('Enter');
  await expect(page.getByText('암호가 맞지 않습니다')).toBeVisible();
  await expectAccessible(page);
  await password.fill('open-sesame');
  await password.press('Enter');
  await expect(page.locator('.page[data-loaded] .textLayer').first()).toContainText('제1쪽');

  const damaged = await uploadFile(company, { name: '손상.pdf', content: '%PDF-1.7\n한글만 있고 쪽은 없다.\n%%EOF\n' });
  await page.goto(previewOf(damaged));
  await expect(page.getByRole('alert')).toContainText('파일이 손상되어 열 수 없습니다.');
  await expectAccessible(page);

  const text = await uploadFile(company, { name: '점검.txt', content: '비행 전 점검\n'.repeat(40_000) });
  await page.goto(previewOf(text, `&q=${encodeURIComponent('점검')}`));
  await expect(page.locator('mark').first()).toHaveText('점검');
  await expectAccessible(page);
});

test('an old revision is not shown and leads to the latest; what was deleted closes its tab', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const old = await uploadFile(company, { name: '안내.pdf', content: await makePdf({ pages: 2 }) });
  const now = await uploadRevision(company, old, { name: '안내.pdf', content: await makePdf({ pages: 3 }) });
  const page = await as('captain', previewOf(old));
  await expect(page.getByText('이전 버전은 미리보기를 지원하지 않습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '최신 개정 열기' }).click();
  await expect(page.getByText('/ 3')).toBeVisible();

  await removeDocument(company, now);
  const opened = page.waitForEvent('popup');
  await page.evaluate((href) => window.open(href), previewOf(now));
  const preview = await opened;
  const alert = preview.getByRole('dialog', { name: '알림' });
  await expect(alert).toContainText('삭제되었거나 존재하지 않는 문서입니다.');
  await expectAccessible(preview);
  const closed = preview.waitForEvent('close');
  // The page may be closed before the click ends.
  await alert
    .getByRole('button', { name: '확인' })
    .click()
    .catch(() => undefined);
  await closed;
});

test('a required reader confirms from the preview; a revision that is no longer the latest is marked', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const first = await uploadFile(company, { name: '안내.pdf', content: await makePdf({ pages: 2 }) });
  await nameReader(company, first, 'captain@hanbit.example');
  const page = await as('captain', previewOf(first));
  const mark = page.getByRole('button', { name: '읽음으로 표시' });
  await expect(mark).toBeVisible();
  const second = await uploadRevision(company, first, { name: '안내.pdf', content: await makePdf({ pages: 3 }) });
  await mark.click();
  await expect(page.getByText('그사이 새 개정이 등록되어 읽음으로 표시하지 않았습니다')).toBeVisible();
  await page.getByRole('link', { name: '최신 개정 열기' }).click();
  await mark.click();
  await expect(page.getByText('읽음', { exact: true })).toBeVisible();
  const read = await company.call<{ isRead: boolean }>(
    'captain',
    'GET',
    `/api/drives/${second.driveId}/documents/${second.id}`,
  );
  expect(read.isRead).toBe(true);
});
