import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file } from '../../scenes/reports.ts';

test('the office finds all events of an aircraft, keeps the filters under a name and takes them as a spreadsheet', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `등록기호로 찾기 ${Date.now()}`;
  await file(company, {
    ...birdStrike,
    subject: mark,
    flightDetail: { ...birdStrike.flightDetail, registrationNo: 'HL-7788' },
  });
  const page = await as('safety.master', '/esms/report');
  await page.getByRole('button', { name: '상세 조건' }).click();
  await page.getByRole('textbox', { name: '등록기호' }).fill('hl7788');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /등록기호: HL7788/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toBeVisible();
  await page.getByRole('button', { name: '보기 저장' }).click();
  const name = `HL7788 ${Date.now()}`;
  await page.getByRole('dialog').getByRole('textbox', { name: '이름' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀' }).click();
  expect((await download).suggestedFilename()).toMatch(/^보고서_\d{4}-\d\d-\d\d\.xlsx$/);
  await page.goto('/esms/report');
  await page.getByRole('combobox', { name: '저장한 보기' }).selectOption({ label: name });
  await expect(page).toHaveURL(/registrationNo=hl7788/);
  await page.getByRole('button', { name: '보기 삭제' }).click();
  await expect(page.getByRole('button', { name: '보기 저장' })).toBeVisible();
});

test('words of a narrative are found with what surrounds them', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const word = `낱말${Date.now()}`;
  await file(company, {
    ...birdStrike,
    subject: '내용으로 찾기',
    description: `<p>앞쪽 <b>${word}</b>을 적었습니다.</p>`,
  });
  const page = await as('safety.master', '/esms/report');
  await page.getByRole('checkbox', { name: '내용까지' }).click();
  await expect(page).toHaveURL(/searchType=Content/);
  await page.getByRole('searchbox').fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /내용으로 찾기/ }).locator('mark')).toHaveText(word);
  await page.getByRole('checkbox', { name: '내용까지' }).click();
  await expect(page.getByText('조건에 맞는 기록이 없습니다.')).toBeVisible();
});

test('a bar of the safety board opens the list that it counts', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  await file(company, birdStrike);
  const page = await as('safety.master', '/esms/analysis');
  const bar = page.getByRole('region', { name: '공항' }).getByRole('link').first();
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  const count = /(\d+)건$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1];
  await bar.click();
  await expect(page).toHaveURL(/airport=/);
  await expect(page.getByRole('button', { name: /대표 보고서만/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`전체 ${count}건|/ ${count}$`)).first()).toBeVisible();
});

test('an overdue action in the log opens its case at the action', async ({ as }) => {
  const page = await as('safety.master', '/esms/action');
  await page.getByRole('checkbox', { name: '기한 지남' }).click();
  await expect(page).toHaveURL(/overdue=true/);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('ACT-');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/action=\d+.*#mitigation/);
});
