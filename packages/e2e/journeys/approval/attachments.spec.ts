import { readFile } from 'node:fs/promises';
import { makePdf } from '../../made-pdf.ts';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { attachFiles, DRAFTER, givenMemo } from '../../scenes/documents.ts';
import { givenAttached } from './attached.ts';

test('attached files are opened by keys next to the text, and unreadable ones show a message', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const address = await givenAttached(company);
  const page = await as(DRAFTER, address);
  const row = page.getByRole('button', { name: /^견적서\.pdf.*보기$/ });
  await row.click();
  const panel = page.getByRole('complementary', { name: '첨부 파일 보기' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('견적서.pdf');
  await expect(panel.getByText('1 / 7')).toBeVisible();
  await expect(panel.locator('.page[data-loaded] .textLayer').first()).toContainText('제1쪽');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('textbox', { name: '쪽 번호' })).toHaveValue('2');
  await page.keyboard.press('Control+f');
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByRole('img', { name: '위치도.png' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(panel.getByText('활주로 점검')).toBeVisible();
  const family = await panel.getByText('활주로 점검').evaluate((text) => getComputedStyle(text).fontFamily);
  expect(family).toContain('Pretendard');
  await page.reload();
  await expect(panel.getByText('활주로 점검')).toBeVisible();
  await panel.press('n');
  await expect(panel.getByText('이 종류의 파일은 여기에서 볼 수 없습니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^산출 내역\.dat.*내려받기$/ })).toBeFocused();
  await page.getByRole('button', { name: /^점검 기록\.txt.*보기$/ }).click();
  await panel.press('n');
  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: '내려받기' }).last().click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('8,400,000');
  for (const [press, message] of [
    ['n', '암호로 보호된 문서입니다.'],
    ['n', '파일이 손상되어 열 수 없습니다.'],
    ['n', '파일의 내용이 이름과 달라 열지 않았습니다.'],
  ] as const) {
    await panel.getByRole('button', { name: '다음 첨부' }).press(press);
    await expect(panel.getByText(message)).toBeVisible();
  }
  await expect(panel.getByText('7 / 7')).toBeVisible();
  await panel.press('p');
  await expect(panel.getByText('6 / 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^깨진 것\.pdf.*보기$/ })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
});

test('next to a file, the buttons of the document are below its full title', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await givenMemo(company, { title: `[품의서] ${'겨울철 운항 준비와 제방빙 장비 '.repeat(4)}`.trim() });
  await attachFiles(company, id);
  const page = await as(DRAFTER, `/approval/documents/view/${id}?list-type=submitted`);
  await page.evaluate(() => localStorage.setItem('portal.language', 'en'));
  await page.reload();
  await page.getByRole('button', { name: /^설치 위치도\.txt.*view$/ }).click();
  await expect(page.getByRole('complementary', { name: 'Attached file' })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const act = await page.getByRole('button', { name: 'Cancel document' }).boundingBox();
  expect(title?.width).toBeGreaterThan(400);
  expect(act?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test('notes of a reviewed PDF are shown as the reviewer put them there', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await givenMemo(company, { title: `[품의서] 검토 의견 ${Date.now()}` });
  const pdf = await makePdf({
    pages: 1,
    textOf: () => '제3장 연료 기준',
    review: (page) => {
      page.highlight(72, 72, 80, 14);
      page.note(200, 72, 20, 20, '여기 연료 기준을 다시 확인해 주세요', { Name: 'Comment' });
      page.textAnnotation(72, 200, 200, 20, '45 to 30 minutes', { DA: '/Helv 12 Tf 1 0 0 rg' });
    },
  });
  await attachFiles(company, id, [['검토본.pdf', pdf]]);
  const page = await as(DRAFTER, `/approval/documents/view/${id}?list-type=submitted`);
  await page.getByRole('button', { name: /^검토본\.pdf.*보기$/ }).click();
  const panel = page.getByRole('complementary', { name: '첨부 파일 보기' });
  const sign = panel.locator('.textAnnotation img');
  await expect(sign).toBeVisible();
  expect(
    await sign.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(panel.locator('.highlightAnnotation')).toHaveCount(1);
  // It is drawn on the page: its text for those who listen is not seen a second time.
  const spoken = panel.locator('.freeTextAnnotation .annotationTextContent');
  await expect(spoken).toHaveText('45 to 30 minutes');
  await expect(spoken).toHaveCSS('opacity', '0');
  await sign.click();
  await expect(panel.getByText('여기 연료 기준을 다시 확인해 주세요')).toBeVisible();
  await expectAccessible(page);
});
