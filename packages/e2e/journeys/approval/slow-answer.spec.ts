import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { confirm, waitingWith } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';
import { APPROVER, givenMemo } from '../../scenes/documents.ts';

/** Holds every change up on its way, until it is let through. */
const holdChanges = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/approval/docs**', async (route) => {
    if (route.request().method() !== 'GET') await free;
    await route.continue();
  });
  return letThrough;
};

const subjectField = (page: Page) => page.getByRole('textbox', { name: '제목' });

/** Completes a memo of one's own, whose answer does not come yet. */
const completeSlowly = async (page: Page, subject: string): Promise<() => void> => {
  await subjectField(page).fill(subject);
  await page.getByRole('switch', { name: /전결처리/ }).click();
  const letThrough = await holdChanges(page);
  await page.getByRole('button', { name: '결재 완료' }).click();
  await confirm(page, '결재 완료');
  return letThrough;
};

const beginAnother = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '새 결재 작성' }).first().click();
  await page.getByRole('main').getByRole('link', { name: '일반품의서' }).click();
};

const WRITE = '/approval/documents/write?category=LetterOfApproval';
const LEAVING = '보내는 중입니다';

test('the question whether to leave closes when the act is done', async ({ as }) => {
  const subject = `느린 답 ${Date.now()}`;
  const page = await as('ops.lead', WRITE);
  const letThrough = await completeSlowly(page, subject);
  await page.getByRole('link', { name: '새 결재 작성' }).first().click();
  await expect(page.getByRole('dialog', { name: LEAVING })).toBeVisible();
  letThrough();
  await expect(page).toHaveURL(/view\/\d+/);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a user who goes back while a memo is being sent is redirected to it, and the address matches', async ({ as }) => {
  const subject = `느린 답 ${Date.now()}`;
  const page = await as('ops.lead', '/approval/documents/completed');
  await beginAnother(page);
  const letThrough = await completeSlowly(page, subject);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog', { name: LEAVING })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/view\/\d+/);
  await page.reload();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
});

test('a user who opens another memo while one is being sent stays there, and sees the result', async ({ as }) => {
  const subject = `느린 답 ${Date.now()}`;
  const page = await as('ops.lead', WRITE);
  const letThrough = await completeSlowly(page, subject);
  await page.getByRole('link', { name: '새 결재 작성' }).first().click();
  await page.getByRole('dialog', { name: LEAVING }).getByRole('button', { name: '나가기', exact: true }).click();
  await beginAnother(page);
  await subjectField(page).fill('다음 글');
  letThrough();
  await expect(page.getByText('결재를 완료했습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/write\?category=LetterOfApproval/);
  await expect(subjectField(page)).toHaveValue('다음 글');
});

test('a user who goes elsewhere during an approval is not redirected to the next document', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `느린 결재 ${Date.now()}`;
  for (const number of [1, 2]) await givenMemo(company, { title: `[품의서] ${subject} ${number}번` });
  const page = await as(APPROVER, waitingWith(subject));
  await page
    .getByRole('main')
    .getByRole('link', { name: `${subject} 2번` })
    .click();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  const letThrough = await holdChanges(page);
  await confirm(page, '승인');
  // What were written here now would go with the document.
  await expect(page.getByRole('textbox', { name: '의견' })).not.toBeEditable();
  await expect(page.getByRole('button', { name: '참조자 추가' })).toBeDisabled();
  await beginAnother(page);
  await subjectField(page).fill('다음 글');
  letThrough();
  await expect(page.getByText(/승인되었습니다/)).toBeVisible();
  await expect(page).toHaveURL(/\/write\?category=LetterOfApproval/);
  await expect(subjectField(page)).toHaveValue('다음 글');
});
