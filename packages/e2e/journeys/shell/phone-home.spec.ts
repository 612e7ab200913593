import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';

test('on a phone the counts stand first, and one of them narrows what waits', async ({ as }) => {
  const page = await as('ops.lead', '/');
  const strip = page.getByRole('group', { name: '기한별로 보기' });
  const waiting = page.getByRole('region', { name: '내가 처리할 일' });
  await expect(waiting.getByRole('link').nth(1)).toBeVisible();
  const [counts, card] = [await strip.boundingBox(), await waiting.boundingBox()];
  expect((counts?.y ?? 0) + (counts?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  expect((counts?.y ?? 0) + (counts?.height ?? 0)).toBeLessThan(400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
  const group = strip.getByRole('button', { name: /^(지남|오늘|이번 주|나중) [1-9]/ }).first();
  const [name = ''] = /지남|오늘|이번 주|나중/.exec(await group.innerText()) ?? [];
  await group.tap();
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  const heads = await page.getByRole('main').getByRole('rowheader').allInnerTexts();
  expect(new Set(heads)).toEqual(new Set([name]));
});

test('in English a due word stays beside its day, and the dot of every mark apart from its word', async ({ as }) => {
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
