import type { Page } from '@playwright/test';
import { settled } from '../../personas/settled.ts';
import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { investigateUntil } from '../../scenes/investigations.ts';

/** What stays in its place while the rest goes by: on paper it would lie over every sheet. */
const staying = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Prints the page; returns the colours of the paper. */
const print = async (page: Page): Promise<string | null> => {
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = document.documentElement.dataset.mantineColorScheme;
    });
  });
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  await page.pdf({ format: 'A4', margin });
  return page.locator('html').getAttribute('data-printed');
};

const expectDark = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

const expectPrintable = async (page: Page): Promise<void> => {
  await settled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectDark(page);
  expect(await staying(page)).toEqual([]);
  for (const name of ['본문으로 건너뛰기', '메뉴'])
    await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name, exact: true }))).toBeHidden();
  const acts = page.getByRole('main').locator('.mantine-Button-root, .mantine-ActionIcon-root, [data-act]');
  await expect(acts.filter({ visible: true })).toHaveCount(0);
  expect(await print(page)).toBe('light');
  await expectDark(page);
};

test('what is printed is the page alone, in light colours, with nothing over it', async ({ as }) => {
  const approver = await as('ceo', '/approval/documents/requested');
  await settled(approver);
  const { promise: looked, resolve: letCome } = Promise.withResolvers<void>();
  await approver.route(/\/api\/approval\/docs\/\d+$/, async (route) => {
    await looked;
    await route.continue();
  });
  await approver.getByRole('main').getByRole('table').getByRole('link').first().click();
  const loading = approver.getByRole('progressbar', { name: '화면을 불러오는 중' });
  await expect(loading).toBeVisible();
  await approver.emulateMedia({ media: 'print' });
  await expect(loading).toBeHidden();
  await approver.emulateMedia({ media: null });
  letCome();
  await expect(approver.getByRole('region', { name: '결재란' })).toBeVisible();
  for (const act of ['승인', '참조자 추가']) await expect(approver.getByRole('button', { name: act })).toBeVisible();
  await expectPrintable(approver);
  await expect(approver.getByRole('button', { name: '승인' })).toBeHidden();
  // A sheet is as narrow as a phone, but shows who approved.
  await approver.setViewportSize({ width: 718, height: 1000 });
  await expect(approver.getByRole('region', { name: '결재란' })).toBeVisible();
});

for (const [persona, path] of [
  ['ops.lead', '/'],
  ['ceo', '/approval/documents/completed'],
  ['safety.master', '/esms/report/list'],
  ['doc.manager', '/documentcenter'],
  ['admin', '/admin/employee'],
] as const)
  test(`${path} is printed alone`, async ({ as }) => {
    const page = await as(persona, path);
    await settled(page);
    await expect(page.getByRole('main')).not.toContainText('찾을 수 없습니다');
    await expectPrintable(page);
  });

test('a long thread is printed whole, also on a broad sheet, without the place to write', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, '길게 의논한 조치');
  for (const number of Array.from({ length: 12 }, (_, at) => at + 1))
    await company.call('safety.master', 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, {
      content: `${number}번째 말\n이어서\n또 이어서`,
    });
  await company.call('doc.manager', 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, {
    content: '알겠습니다.',
  });
  const page = await as('doc.manager', `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const thread = page.getByRole('log');
  await expect(thread.getByRole('article')).toHaveCount(13);
  const toUse = [page.getByRole('textbox', { name: '메시지' }), thread.getByRole('button', { name: '파일 더하기' })];
  for (const one of toUse) await expect(one).toBeVisible();
  const hidden = () => thread.evaluate((log) => log.scrollHeight - log.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
  for (const one of toUse) await expect(one).toBeHidden();
});

test('a long text that can still be changed is printed whole', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await investigateUntil(company, 'worked-on');
  const page = await as('safety.master', `/esms/investigation/view/${id}#postProcess`);
  const text = page.getByRole('textbox', { name: '결론' });
  await text.fill(Array.from({ length: 60 }, (_, line) => `${line + 1}번째 줄`).join('\n'));
  const hidden = () => text.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});
