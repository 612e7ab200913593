import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { answer, readAs, reportsOf, writeOwnFields } from '../../personas/write-report.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

/** One point. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'bird.png', mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') };

test('a report whose browser crashed is offered at home, on the chooser and on its form, with its photo', async ({
  as,
}) => {
  const subject = `꺼진 휴대전화 ${Date.now()}`;
  const crashed = await as('captain', '/esms/report/new/ssr');
  await writeOwnFields(crashed, subject);
  await crashed.locator('input[capture="environment"]').setInputFiles(photo);
  await expect(crashed.getByRole('list', { name: '첨부 파일' })).toContainText('bird.png');
  await expect(crashed.getByText(/이 기기에 저장됨$/)).toBeVisible();
  const device = crashed.context();
  await crashed.close();

  const page = await device.newPage();
  await page.goto('/');
  const offer = page.getByRole('region', { name: '이 기기에 보내지 않은 보고서가 있습니다' });
  await expect(offer).toBeInViewport();
  await expect(offer.getByRole('link', { name: subject })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.goto('/esms/report/new');
  await offer.getByRole('link', { name: subject }).click();
  const copyOffer = page.getByRole('status').filter({ hasText: '첨부 파일 1개(bird.png)도 남아 있습니다.' });
  await copyOffer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(subject);
  await expect(page.getByRole('list', { name: '첨부 파일' })).toContainText('bird.png');
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  await expect(page.getByText(/SSR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  const [sent] = await reportsOf(page, subject);
  const stored = await readAs<{ attachedFiles: { name: string }[] }>(page, `/api/esms/reports/${sent?.id}`);
  expect(stored.attachedFiles.map(({ name }) => name)).toEqual(['bird.png']);
  await page.goto('/');
  await expect(page.getByRole('region', { name: '안전보고서' })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a message that was written without a network sends itself, with its photo and its closing request', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `끊긴 네트워크 ${Date.now()}`);
  const page = await as('doc.manager', `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const bar = page.getByRole('region', { name: '메시지 작성' });
  await bar.getByRole('textbox', { name: '메시지' }).fill('점검을 마쳤습니다.');
  await bar.getByRole('button', { name: '파일 첨부' }).first().click();
  await page.locator('input[capture="environment"]').setInputFiles(photo);
  await expect(bar.getByRole('list', { name: '첨부 파일' })).toContainText('bird.png');
  await page.context().setOffline(true);
  await bar.getByRole('button', { name: '종결 요청' }).click();
  await answer(page, '종결 요청', '종결 요청');
  const alert = bar.getByRole('alert').filter({ hasText: '연결되면 자동으로 보냅니다' });
  await expect(alert).toBeInViewport();
  await expectFits(page);
  await page.context().setOffline(false);
  const log = page.getByRole('log', { name: '대화' });
  await expect(log).toContainText('점검을 마쳤습니다.');
  await expect(log).toContainText('bird.png');
  await expect(alert).toBeHidden();
  await expect(bar.getByText('종결 요청이 처리되기를 기다리고 있습니다.')).toBeVisible();
});
