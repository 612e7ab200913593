import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { today, yearOf } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { sendSheet } from './send-sheet.ts';

/** Of last year, whose statuses no other journey looks at. */
const YEAR = yearOf(today) - 1;

test('thresholds are proposed from history, taken as they are, and stand in the legend', async ({ as }, info) => {
  const page = await as('safety.limited', '/esms/dashboard');
  await page.getByRole('link', { name: '안전성과지표 관리' }).click();
  const card = page.getByRole('region', { name: '지표별 기준값' });
  await card.getByRole('combobox', { name: '연도' }).selectOption(String(YEAR));
  const started = page.waitForEvent('download');
  await card.getByRole('button', { name: '제안 받기' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(`지표기준값-제안_${YEAR}.xlsx`);
  const path = info.outputPath('제안.xlsx');
  await file.saveAs(path);
  const rows = await readSheet(await readFile(path));
  expect(rows).toHaveLength(26);
  const proposed = rows[10] ?? [];
  expect(proposed.slice(0, 3)).toEqual([YEAR, 10, 0]);
  expect(rows[25]?.slice(0, 7)).toEqual([YEAR, 25, null, null, null, null, null]);

  await card.locator('input[type=file]').setInputFiles(path);
  await expect(card.getByRole('status')).toContainText('전체25');
  await sendSheet(card);

  await page.goto(`/esms/dashboard?year=${YEAR}&month=12`);
  await page.getByRole('link', { name: /^조류충돌/ }).click();
  await expect(page.getByRole('heading', { name: '조류충돌' })).toBeVisible();
  for (const value of proposed.slice(3, 7))
    await expect(page.getByRole('definition').filter({ hasText: Number(value).toFixed(3) })).toBeVisible();
});

test('an indicator that is switched off disappears from the dashboard until it is switched on', async ({ as }) => {
  const page = await as('safety.master', '/esms/dashboard/admin#indicators');
  const used = page.getByRole('switch', { name: '필독 이수율 사용' });
  await used.press('Space');
  await expect(used).not.toBeChecked();
  const list = page.getByRole('navigation', { name: '지표' });
  await page.goto('/esms/dashboard');
  await expect(list.getByRole('link', { name: /조치 기한 준수율/ })).toBeVisible();
  await expect(list.getByRole('link', { name: /필독 이수율/ })).toHaveCount(0);
  await page.goto('/esms/dashboard/admin#indicators');
  await used.press('Space');
  await expect(used).toBeChecked();
  await page.goto('/esms/dashboard');
  await expect(list.getByRole('link', { name: /필독 이수율/ })).toBeVisible();
});

test('users who do not administer indicators are redirected with a message', async ({ as }) => {
  const page = await as('ops.head', '/esms/dashboard/admin');
  await expect(page.getByText('접근 권한이 없습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/esms$/);
  await page.getByRole('link', { name: '안전성과지표' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('link', { name: '안전성과지표 관리' })).toHaveCount(0);
});
