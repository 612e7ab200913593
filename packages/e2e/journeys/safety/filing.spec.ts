import { eventWall, KST } from '@portal/contract/safety';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file } from '../../scenes/reports.ts';

/** Two hours ago, so that nothing is late. */
const recent = () => ({ ...birdStrike, eventDate: eventWall(new Date(Date.now() - 2 * 3_600_000), KST) });

test('the office decides what the law requires, records a filing with its receipt, and voids a wrong one; the reporter reads it', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `법정 보고 ${Date.now()}`;
  const { id } = await file(company, { ...recent(), subject });

  const reporter = await as('captain', `/esms/report/view/${id}`);
  const duty = reporter.getByRole('region', { name: '법정 보고' });
  await expect(duty).toContainText('안전 부서의 제출 기록 없음. 기장 본인에게도 보고 의무가 있습니다(법 제62조제5항).');
  await expect(duty.getByRole('button', { name: '확정·변경' })).toHaveCount(0);
  await expectAccessible(reporter);

  const page = await as('safety.master', `/esms/filing?searchText=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('link', { name: '법정 보고' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  const panel = page.getByRole('region', { name: '법정 보고' });
  await expect(panel).toContainText('제안 (확정 전)');
  await expect(panel).toContainText('제134조제4항제2호가목');
  await expectAccessible(page);

  await panel.getByRole('button', { name: '확정·변경' }).click();
  const decision = page.getByRole('dialog', { name: '법정 보고 확정·변경' });
  await expect(decision.getByRole('status')).toContainText('72시간');
  await decision.getByRole('combobox', { name: '별표 20의2 항목' }).selectOption('5');
  await expect(decision.getByRole('status')).toContainText('96시간');
  await expectAccessible(page);
  await decision.getByRole('button', { name: '확정', exact: true }).click();
  await expect(decision.getByText('필수 항목입니다.')).toBeVisible();
  await decision.getByRole('textbox', { name: '판단 이유' }).fill('엔진에 빨려 들어가 고장이 남');
  await decision.getByRole('button', { name: '확정', exact: true }).click();
  await expect(page.getByText('법정 보고를 확정했습니다.')).toBeVisible();
  await expect(panel).toContainText('96시간(토·공휴일 제외)');
  await expect(panel.getByRole('list', { name: '판단 이력' })).toContainText('엔진에 빨려 들어가 고장이 남');

  await panel.getByRole('button', { name: '제출 기록' }).click();
  const filing = page.getByRole('dialog', { name: '제출 기록' });
  await filing.getByRole('combobox', { name: '제출처' }).selectOption('RegionalOffice');
  await filing.getByRole('textbox', { name: '접수 번호' }).fill('2026-0815');
  await expectAccessible(page);
  await filing.getByRole('button', { name: '기록' }).click();
  await expect(page.getByText('제출을 기록했습니다.')).toBeVisible();
  const filings = panel.getByRole('list', { name: '제출 기록' });
  await expect(filings).toContainText('접수 번호 2026-0815');
  await expect(filings).toContainText('의무 이행');
  await filings
    .locator('input[type=file]')
    .setInputFiles({ name: '접수증.txt', mimeType: 'text/plain', buffer: Buffer.from('접수') });
  await expect(filings.getByRole('list', { name: '제출 파일' })).toContainText('접수증.txt');
  await expect(panel.getByText('제출됨')).toBeVisible();

  await reporter.reload();
  await expect(duty.getByRole('list', { name: '제출 기록' })).toContainText('접수 번호 2026-0815');
  await expect(duty).not.toContainText('접수증.txt');
  await expect(duty).not.toContainText('빨려 들어가');

  await filings.getByRole('button', { name: '무효 처리' }).click();
  const voiding = page.getByRole('dialog', { name: '제출 기록 무효 처리' });
  await voiding.getByRole('textbox', { name: '무효 사유' }).fill('다른 보고서의 접수 번호');
  await voiding.getByRole('button', { name: '무효 처리' }).click();
  await expect(page.getByText('제출 기록을 무효로 했습니다.')).toBeVisible();
  await expect(filings).toContainText('다른 보고서의 접수 번호');
  await expect(panel.getByText('제출 대기')).toBeVisible();

  const saved = page.waitForEvent('download');
  await panel.getByRole('button', { name: '초안' }).click();
  const sheet = page.getByRole('dialog', { name: '제출 초안' });
  await expect(sheet.getByRole('combobox', { name: '서식' })).toHaveValue('65-2');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'PDF 저장' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^SSR-\d{4}-\d{4} 65-2\.pdf$/);
});

test('a reporter who marks an event as a serious incident sees what that means, and it waits on the home of the office', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `준사고 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new/ssr');
  const kind = page.getByRole('radiogroup', { name: '무엇에 해당한다고 보십니까?' });
  await expect(kind.getByRole('radio', { name: '잘 모르겠음' })).toBeChecked();
  await kind.getByText('항공기준사고').click();
  await expect(page.getByText('즉시 보고해야 하므로')).toHaveCount(0);
  await page.getByRole('switch', { name: /^비공개로 보고/ }).click();
  await expect(page.getByText('즉시 보고해야 하므로')).toBeVisible();
  await expectAccessible(page);

  await file(company, { ...recent(), subject, reportedEventType: 1 });
  const home = await as('safety.limited', '/');
  const waiting = home.getByRole('region', { name: /내가 처리할 일/ });
  const filing = waiting
    .getByRole('row')
    .filter({ hasText: /법정 보고.*즉시/ })
    .first();
  await expect(filing).toBeVisible();
  await expectAccessible(home);
  await waiting.getByRole('link', { name: /^제출할 법정 보고/ }).click();
  await expect(home).toHaveURL(/\/esms\/filing/);
  await home.getByRole('searchbox', { name: '제목, 보고서 번호' }).fill(subject);
  await expect(home.getByRole('main').getByRole('link', { name: subject })).toBeVisible();
  await home.getByText('제출됨', { exact: true }).first().click();
  await expect(home.getByRole('main').getByRole('link', { name: subject })).toHaveCount(0);
});

test('an event late on the eve of a holiday is due after the excluded days; once overdue the office is notified, and files it with its letter', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `연휴 전날 밤 ${Date.now()}`;
  // The 9th is a holiday, the 10th a Saturday and the 11th a Sunday.
  const { id, reportNo } = await file(company, { ...birdStrike, subject, eventDate: '2026-10-08T23:50' });
  const page = await as('safety.master', '/notifications');
  const duty = page.getByRole('main').getByRole('link').filter({ hasText: reportNo });
  await duty.filter({ hasText: '법정 보고 기한이 지났습니다.' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/esms/report/view/${id}`));
  const panel = page.getByRole('region', { name: '법정 보고' });
  await expect(panel.getByText('늦음')).toBeVisible();
  await expect(panel).toContainText(/2026-10-14 \(수\) 23:50/);
  await expect(panel).toContainText(/2026-10-11 \(일\) 23:50/);

  await panel.getByRole('button', { name: '제출 기록' }).click();
  const filing = page.getByRole('dialog', { name: '제출 기록' });
  await filing.getByRole('combobox', { name: '제출처' }).selectOption('Minister');
  await filing.getByRole('button', { name: '기록' }).click();
  await expect(page.getByText('제출을 기록했습니다.')).toBeVisible();
  const filings = panel.getByRole('list', { name: '제출 기록' });
  await filings
    .locator('input[type=file]')
    .setInputFiles({ name: '제출 공문.txt', mimeType: 'text/plain', buffer: Buffer.from('공문') });
  await expect(filings.getByRole('list', { name: '제출 파일' })).toContainText('제출 공문.txt');
  await expect(panel.getByText('제출됨')).toBeVisible();
  await expect(panel).toContainText('기한을 넘겨 제출');
  await page.goto(`/esms/filing?tab=Filed&searchText=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('main').getByRole('link', { name: subject })).toBeVisible();
});
