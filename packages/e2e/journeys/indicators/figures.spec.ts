import { readFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { flightHeaders, occurrenceHeaders, thresholdHeaders } from '@portal/contract/indicators';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { writeSheet } from '../../spreadsheet.ts';
import { sendSheet } from './send-sheet.ts';

type Rows = Parameters<typeof writeSheet>[1];

/** A year of this journey's own. */
const YEAR = 2011;
const MONTH = `/esms/dashboard?year=${YEAR}&month=3`;

/** A sheet with a mistake is refused with the row and what is wrong with it; corrected, its effect is shown and it is stored. */
const importCorrected = async (
  page: Page,
  info: TestInfo,
  {
    card,
    wrong,
    errors,
    right,
    added,
  }: { card: string; wrong: Rows; errors: readonly RegExp[]; right: Rows; added: number },
): Promise<void> => {
  const part = page.getByRole('region', { name: card });
  const send = part.getByRole('button', { name: /^업로드/ });
  await expect(send).toBeDisabled();
  const bad = info.outputPath(`${card} 오류.xlsx`);
  await writeSheet(bad, wrong);
  await part.locator('input[type=file]').setInputFiles(bad);
  for (const each of errors) await expect(part.getByRole('row', { name: each })).toBeVisible();
  await expect(send).toBeDisabled();
  await expectAccessible(page);

  const good = info.outputPath(`${card} 🛫.xlsx`);
  await writeSheet(good, right);
  await part.locator('input[type=file]').setInputFiles(good);
  await expect(part.getByRole('status')).toContainText(`신규${added}`);
  await expect(part.getByRole('table', { name: /^바뀌는 값/ })).toContainText(`${YEAR}년`);
  await expectAccessible(page);
  await sendSheet(part);
};

test('thresholds, flights and occurrences go in with a mistake, corrected, and are seen in the chart', async ({
  as,
}, info) => {
  const page = await as('safety.master', '/esms/dashboard/admin');
  await importCorrected(page, info, {
    card: '지표별 기준값',
    wrong: [thresholdHeaders[0], [YEAR, 3, 0, 1, 0.5, 1.813, null]],
    errors: [/^2행 "0 · 1 · 0\.5 · 1\.813": 예비·목표·주의·경계·심각의 순서로 커져야 합니다\./],
    right: [thresholdHeaders[0], [YEAR, 3, 0, 1, 1.5, 1.813, null]],
    added: 1,
  });
  await importCorrected(page, info, {
    card: '월별 운항편수',
    wrong: [flightHeaders[0], [YEAR, 1, 1500], [YEAR, 13, 1600], [YEAR, 3, -1]],
    errors: [/^3행 월 "13": 12 이하여야 합니다\./, /^4행 운항편수 "-1": 0 이상이어야 합니다\./],
    right: [flightHeaders[0], [YEAR, 1, 1500], [YEAR, 3, 1600]],
    added: 2,
  });
  await importCorrected(page, info, {
    card: '월별 발생건수',
    wrong: [occurrenceHeaders[0], [YEAR, 1, 3, 15], [YEAR, 3, 3, 2.5]],
    errors: [/^3행 발생건수 "2\.5":/],
    right: [occurrenceHeaders[0], [YEAR, 1, 3, 15], [YEAR, 3, 3, 29]],
    added: 2,
  });

  await page.goto(MONTH);
  await page.getByRole('link', { name: /^활주로 이탈 .*경계/ }).click();
  await expect(page.getByRole('heading', { name: '활주로 이탈' })).toBeVisible();
  await expect(page.getByRole('table', { name: '당월 발생 현황' })).toContainText('291,6001.813%');
  await expect(page.getByRole('table', { name: '누적 발생 현황' })).toContainText('201101~201103443,1001.419%');
  const chart = page.getByRole('slider');
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', '3월. 2011년 발생률 1.813%, 발생 29건, 운항 1,600편');
  await page.keyboard.press('Home');
  await expect(chart.getByRole('row', { name: /2011/, includeHidden: true })).toContainText('1.000%151,500');
  await expect(chart.locator('text', { hasText: '경계 1.813' })).toBeVisible();
  await expectAccessible(page);

  const saved = async (button: string) => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await started;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const picture = await saved('그림 다운로드');
  expect(picture.name).toBe('활주로 이탈 2011년 3월.png');
  expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.content.length).toBeGreaterThan(10_000);
  const sheet = await saved('엑셀 다운로드');
  expect(sheet.name).toBe('활주로 이탈.xlsx');
  const rows = await readSheet(sheet.content);
  expect(rows[3]).toEqual([YEAR, 3, 29, 1600, 1.813, 0, 1, 1.5, 1.813, null]);
});

test('a dashboard is printed on one sheet', async ({ as }) => {
  const page = await as('ceo', '/esms/dashboard');
  await expect(page.getByRole('slider')).toBeVisible();
  const edge = '10mm';
  const margin = { top: edge, right: edge, bottom: edge, left: edge };
  const paper = await page.pdf({ format: 'A4', printBackground: true, margin });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
