import { flightHeaders, thresholdHeaders } from '@portal/contract/indicators';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { type Company, openCompany } from '../../scenes/company.ts';
import { writeSheet } from '../../spreadsheet.ts';
import { sendSheet } from './send-sheet.ts';

/** A month of this journey's own. */
const [YEAR, MONTH] = [2012, 5];
/** Unruly passengers. */
const KEY = 20;
const SECURITY = 20;

/** An event caused by a passenger in the month, reported and classified. */
const happened = async (company: Company, subject: string, isConfidential = false): Promise<void> => {
  const body = {
    reportType: 'SSVR',
    isConfidential,
    fieldLevel1: { id: 2 },
    fieldLevel2: { id: 23 },
    eventDate: `${YEAR}-05-10T14:00`,
    eventDateTimeZone: 1,
    location: '제주–김포',
    subject,
    description: '<p>승객이 승무원의 지시를 따르지 않았습니다.</p>',
  };
  const { id } = await company.call<{ id: number }>('cabin', 'POST', '/api/esms/reports/submit', body);
  await company.call('safety.master', 'POST', `/api/esms/reports/${id}/classification`, {
    caseType: 0,
    eventType: 4,
    eventCategories: [{ id: SECURITY }],
  });
};

test('a month goes from what happened to its close, a difference, and an alert with its cause', async ({
  as,
  browser,
  baseURL,
}, info) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `지시 불이행 ${Date.now()}`;
  await happened(company, mark);
  const page = await as('safety.master', '/esms/dashboard/admin');
  for (const [card, rows] of [
    ['지표별 기준값', [thresholdHeaders[0], [YEAR, KEY, 0, 0.5, 0.8, 1, 1.5]]],
    ['월별 운항편수', [flightHeaders[0], [YEAR, MONTH, 100]]],
  ] as const) {
    const part = page.getByRole('region', { name: card });
    const path = info.outputPath(`${card}.xlsx`);
    await writeSheet(path, rows);
    await part.locator('input[type=file]').setInputFiles(path);
    await sendSheet(part);
  }

  const openMonth = async (): Promise<void> => {
    await page.goto('/esms/dashboard/admin#close');
    await page.reload();
    await page.getByRole('combobox', { name: '연도' }).selectOption(String(YEAR));
    await page.getByRole('combobox', { name: '월', exact: true }).selectOption(String(MONTH));
    await expect(page.getByText('운항편수 100편')).toBeVisible();
  };
  const row = page.getByRole('row', { name: /불법방해·난동/ });
  await openMonth();
  await expect(row).toContainText('미마감');
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: '1개 지표 마감' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '마감' }).click();
  await expect(row).toContainText('마감');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await happened(company, `${mark} 둘`, true);
  await openMonth();
  await expect(row).toContainText('차이 있음');
  await expect(row).toContainText('+1');
  await expectAccessible(page);
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: '1개 지표 마감' }).click();
  const closing = page.getByRole('dialog');
  await expect(closing).toContainText('1 → 2');
  await expect(closing).toContainText('3건 미만이고 비공개 보고가 들어 있습니다.');
  await closing.getByRole('textbox', { name: /사유/ }).fill('뒤늦게 들어온 보고');
  await closing.getByRole('button', { name: '마감' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).not.toContainText('차이 있음');

  await page.goto(`/esms/dashboard?year=${YEAR}&month=${MONTH}&indicator=${KEY}`);
  const behind = page.getByRole('region', { name: '이 수치의 보고서' });
  await expect(behind.getByRole('link', { name: new RegExp(mark) })).toHaveCount(2);
  const alert = page.getByRole('region', { name: '경보' });
  await expect(alert).toContainText('이 달이 심각 수준입니다.');
  await alert.getByRole('button', { name: '경보 확인' }).click();
  const dialog = page.getByRole('dialog', { name: /^경보 확인/ });
  await dialog.getByRole('textbox', { name: /원인/ }).fill('기내 흡연 제지 중에 일어났습니다.');
  await dialog.getByRole('button', { name: '조치 선택' }).click();
  const choosing = page.getByRole('dialog', { name: '조치 선택' });
  const [{ actionNo = '' } = {}] = (
    await company.call<{ items: { actionNo: string }[] }>('safety.master', 'GET', '/api/esms/actions?limit=1&offset=20')
  ).items;
  await choosing.getByRole('searchbox').fill(actionNo);
  await choosing.getByRole('row', { name: new RegExp(actionNo) }).click();
  await expect(dialog.getByRole('button', { name: `${actionNo} 빼기` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '경보 확인' }).click();
  await expect(alert).toContainText('확인함');
  await expect(alert).toContainText('기내 흡연 제지 중에 일어났습니다.');
  await expect(alert.getByRole('link', { name: new RegExp(actionNo) })).toBeVisible();
});
