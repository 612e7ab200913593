import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { waitingWith } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';
import { APPROVER, givenMemo } from '../../scenes/documents.ts';
import { birdStrike, fileUntil, OFFICE } from '../../scenes/reports.ts';

/** What has the focus: the name of its element, and its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.tagName} ${at?.getAttribute('aria-label') ?? at?.textContent ?? ''}`.trim();
  });

/** Presses the focused control and confirms the question. */
const actByKey = async (page: Page, verb: string): Promise<void> => {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: verb, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
};

test('an act that did not reach the server gets the focus back, and not the link to the next document', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `다시 누름 ${Date.now()}`;
  for (const number of [1, 2]) await givenMemo(company, { title: `[품의서] ${subject} ${number}번` });
  const page = await as(APPROVER, waitingWith(subject));
  await page.getByRole('link', { name: `${subject} 2번` }).click();
  await page.route('**/action', (route) => route.fulfill({ status: 502, body: 'away' }));
  const approve = page.getByRole('region', { name: '결재 처리' }).getByRole('button', { name: '승인', exact: true });
  await approve.focus();
  await actByKey(page, '승인');
  const dialog = page.getByRole('dialog', { name: '처리하지 못했습니다' });
  await expect(dialog.getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(approve).toBeFocused();
  await page.unrouteAll();
  await actByKey(page, '승인');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${subject} 1번`);
});

test('the focus stays on the page while a classification is changed by keyboard', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'classified', { ...birdStrike, requestFeedback: false });
  const page = await as(OFFICE, `/esms/report/view/${id}#classification`);
  await page.getByRole('button', { name: '범주 추가' }).press('Enter');
  const picker = page.getByRole('dialog', { name: '범주 추가' });
  await picker.getByRole('searchbox').fill('활주로 침범');
  await page.keyboard.press('Enter');
  await picker.getByRole('button', { name: '적용' }).press('Enter');
  await expect(picker).toBeHidden();
  const save = page.getByRole('tabpanel').getByRole('button', { name: '수정', exact: true });
  await save.press('Enter');
  await expect(page.getByText('분류가 수정되었습니다.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect.poll(() => focused(page)).not.toContain('BODY');
});

test('an act of the head that another takes the place of leaves the focus there', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'notified', { ...birdStrike, requestFeedback: false });
  await company.call(OFFICE, 'PUT', `/api/esms/reports/${id}/complete`);
  const page = await as(OFFICE, `/esms/report/view/${id}`);
  await page.getByRole('button', { name: '재개' }).focus();
  await actByKey(page, '재개');
  await expect(page.getByText('사례를 재개했습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '재개' })).toBeHidden();
  await expect.poll(() => focused(page)).not.toContain('BODY');
});
