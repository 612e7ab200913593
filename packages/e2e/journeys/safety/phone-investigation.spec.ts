import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { answer } from '../../personas/write-report.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { endActions, investigateUntil } from '../../scenes/investigations.ts';

/** One point. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const takePhoto = (page: Page, name: string): Promise<void> =>
  page.locator('input[capture="environment"]').first().setInputFiles({ name, mimeType: 'image/png', buffer: PHOTO });

const fits = async (page: Page): Promise<void> => await expectFits(page);

test('an investigator logs facts with a photo on a phone, and the master closes the investigation under their hands', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id, investigationNo } = await investigateUntil(company, 'acted-on', ['safety.officer']);
  const page = await as('safety.officer', '/esms/investigation');
  await page.getByRole('searchbox').fill(investigationNo);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchText=/);
  await page
    .getByRole('row', { name: new RegExp(investigationNo) })
    .getByRole('link')
    .click();
  const last = page.getByRole('tab', { name: '조치', exact: true });
  await last.click();
  // Beyond the faded edge of the tabs.
  await expect.poll(async () => last.evaluate((tab) => tab.getBoundingClientRect().right)).toBeLessThanOrEqual(366);

  await page.getByRole('tab', { name: '사실 정보' }).click();
  await expect(page.getByRole('button', { name: '활주로 점검 기록 수정' })).toHaveCount(0);
  await page.getByRole('button', { name: '사실 정보 추가' }).click();
  const writing = page.getByRole('form', { name: '사실 정보 추가' });
  await writing.getByRole('textbox', { name: '제목' }).fill('레이돔 손상 😀');
  await writing.getByRole('button', { name: '취소' }).click();
  await answer(page, '저장하지 않은 내용이 있습니다', '취소');
  await writing.getByRole('textbox', { name: '내용' }).fill('도장이 벗겨졌습니다.\n깃털이 남아 있습니다.');
  await writing.getByRole('button', { name: '등록' }).dblclick();
  const entry = page.getByRole('article', { name: '레이돔 손상 😀' });
  await expect(entry).toContainText('서하린');
  await takePhoto(page, '레이돔.png');
  await expect(entry.getByRole('button', { name: /레이돔\.png.*내려받기/ })).toBeVisible();
  await fits(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: '사실 정보 추가' }).click();
  await writing.getByRole('textbox', { name: '제목' }).fill('쓰다 만 사실');
  await writing.getByRole('textbox', { name: '내용' }).fill('조사가 끝나기 전에 적은 글');

  await endActions(company, 'investigations', id);
  const office = await as('safety.master', `/esms/investigation/view/${id}#factualInformation`);
  await expect(office.getByRole('article', { name: '레이돔 손상 😀' })).toContainText('레이돔.png');
  await expect(office.getByRole('button', { name: '레이돔 손상 😀 수정' })).toHaveCount(0);
  await office.getByRole('tab', { name: '위험도 평가' }).click();
  await office.getByRole('button', { name: '잔여 위험도 평가 입력' }).click();
  const residual = office.getByRole('dialog', { name: '잔여 위험도 평가' });
  await residual.getByRole('button', { name: /^1D/ }).click();
  await expectAccessible(office);
  await residual.getByRole('button', { name: '적용' }).click();
  await expect(office.getByText('위험도 평가가 등록되었습니다.')).toBeVisible();
  await office.getByRole('button', { name: '조사 종결' }).click();
  await answer(office, '조사 종결', '조사 종결');
  await expect(office.getByText('조사가 종결되었습니다.')).toBeVisible();
  await fits(office);
  await expectAccessible(office);

  await takePhoto(page, '늦은 사진.png');
  await expect(page.getByRole('main').getByText('종결', { exact: true }).first()).toBeVisible();
  await expect(entry).toContainText('늦은 사진.png');
  await expect(entry).toContainText('지금 상태에서는 할 수 없습니다.');
  await expect(writing.getByRole('button', { name: '등록' })).toBeDisabled();
  await expect(page.getByRole('alert').filter({ hasText: '이 기기에도 남아 있습니다' })).toBeVisible();
  await expect(writing.getByRole('textbox', { name: '제목' })).toHaveValue('쓰다 만 사실');
  await expect(writing.getByRole('textbox', { name: '내용' })).toHaveValue('조사가 끝나기 전에 적은 글');
  await fits(page);
  await expectAccessible(page);
});

test('a long thread opens at its end on a phone, and what one writes is seen', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `긴 대화 ${Date.now()}`);
  const threads = `/api/esms/reports/${report}/mitigations/${id}/threads`;
  for (let place = 1; place <= 60; place++)
    await company.call(place % 2 ? 'safety.master' : 'doc.manager', 'POST', threads, { content: `메시지 ${place}` });
  const page = await as('doc.manager', `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const log = page.getByRole('log', { name: '대화' });
  await expect(log.getByText('메시지 1', { exact: true })).toBeAttached();
  await expect(log.getByText('메시지 60')).toBeInViewport();
  await log.getByText('메시지 10', { exact: true }).scrollIntoViewIfNeeded();
  await expect(log.getByText('메시지 60')).not.toBeInViewport();
  await page.getByRole('textbox', { name: '메시지' }).fill('마지막 말');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(log.getByText('마지막 말')).toBeInViewport();
});
