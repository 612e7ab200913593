import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { DRAFTER, givenMemo } from '../../scenes/documents.ts';

test('on a phone the counts stand first, and one of them narrows what waits', async ({ as }) => {
  const page = await as('ops.lead', '/');
  const strip = page.getByRole('group', { name: '기한별로 보기' });
  const waiting = page.getByRole('region', { name: '내가 처리할 일' });
  await expect(waiting.getByRole('link').nth(1)).toBeVisible();
  const [counts, card] = [await strip.boundingBox(), await waiting.boundingBox()];
  expect((counts?.y ?? 0) + (counts?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  expect((counts?.y ?? 0) + (counts?.height ?? 0)).toBeLessThan(400);
  await expectFits(page);
  await expectAccessible(page);
  const group = strip.getByRole('button', { name: /^(지남|오늘|이번 주|나중) [1-9]/ }).first();
  const [name = ''] = /지남|오늘|이번 주|나중/.exec(await group.innerText()) ?? [];
  await group.tap();
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  const heads = await page.getByRole('main').getByRole('rowheader').allInnerTexts();
  expect(new Set(heads)).toEqual(new Set([name]));
});

test('in English a due text stays next to its day, and the dot of every mark is apart from its text', async ({
  as,
}) => {
  const page = await as('captain', '/');
  await page.evaluate(() => localStorage.setItem('portal.language', 'en'));
  await page.reload();
  const waiting = page.getByRole('region', { name: 'Waiting for me' });
  const due = waiting.locator('span', { hasText: /^Due \d{4}-\d{2}-\d{2}/ });
  await expect(due.first()).toBeVisible();
  for (const day of await due.all()) expect((await day.boundingBox())?.height).toBeLessThan(30);
  const gaps = await waiting.locator('span').evaluateAll((spans) => {
    const isMark = (span: Element) => getComputedStyle(span, '::before').width === '6px';
    return spans.filter(isMark).map((span) => getComputedStyle(span).columnGap);
  });
  expect(gaps.filter((gap) => gap !== '6px')).toEqual([]);
});

test('a record with a long title that was opened last leaves home as wide as the phone', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const title = `[품의서] ${'겨울철 운항 준비와 제방빙 장비 '.repeat(8)}`.trim();
  const { id } = await givenMemo(company, { title });
  const page = await as(DRAFTER, `/approval/documents/view/${id}?list-type=submitted`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: '한빛항공' }).click();
  await expect(page.getByRole('region', { name: '최근 본 기록' }).getByRole('link', { name: title })).toBeVisible();
  await expectFits(page);
});
