import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm, waitingWith } from '../../personas/write-memo.ts';
import { type Company, openCompany } from '../../scenes/company.ts';
import { APPROVER, actOn, cancelMemo, givenMemo } from '../../scenes/documents.ts';

type Memo = Awaited<ReturnType<typeof givenMemo>>;
type Given = { company: Company; subject: string; memos: Memo[] };

/** Memos that wait for one approver, found by a subject of their own; the newest is first in the list. */
const givenWaiting = async (browser: Browser, baseURL: string | undefined, count: number): Promise<Given> => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `차례 ${Date.now()}`;
  const memos: Memo[] = [];
  for (let number = 1; number <= count; number += 1)
    memos.push(await givenMemo(company, { title: `[품의서] ${subject} ${number}번` }));
  return { company, subject, memos };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page) => page.getByRole('navigation', { name: '차례대로 보기' });

const openFirst = async (page: Page, subject: string, count: number): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('link', { name: `${subject} ${count}번` })
    .click();
  await expect(place(page)).toContainText(`1 / ${count}`);
};

const statusOf = async ({ company }: Given, { id }: Memo): Promise<string> =>
  (await company.call<{ status: string }>(APPROVER, 'GET', `/api/approval/docs/${id}`)).status;

test('more documents than a page holds are approved by keys alone, one after the other, and the list shows that the queue has ended', async ({
  as,
  browser,
  baseURL,
}) => {
  const count = 24;
  const given = await givenWaiting(browser, baseURL, count);
  const { subject } = given;
  const page = await as(APPROVER, waitingWith(subject));
  await openFirst(page, subject, count);
  await expectAccessible(page);
  const started = Date.now();
  for (let at = 1; at <= count; at += 1) {
    await expect(heading(page)).toHaveText(`[품의서] ${subject} ${count + 1 - at}번`);
    await expect(place(page)).toContainText(`${at} / ${count}`);
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').getByRole('button', { name: '승인', exact: true })).toBeFocused();
    await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/approval\/documents\/requested/);
  const seconds = (Date.now() - started) / 1_000;
  test.info().annotations.push({ type: 'twenty-four by keys', description: `${seconds.toFixed(1)} s` });

  await expect(page.getByText('마지막 차례였습니다. 목록으로 돌아왔습니다.')).toBeVisible();
  await expect(page.getByText('조건에 맞는 문서가 없습니다.')).toBeVisible();
  expect(await Promise.all(given.memos.map((memo) => statusOf(given, memo)))).toEqual(Array(count).fill('Completed'));
});

test('several are approved with one question; those recalled or decided elsewhere meanwhile are named', async ({
  as,
  browser,
  baseURL,
}) => {
  const given = await givenWaiting(browser, baseURL, 5);
  const { company, subject, memos } = given;
  const page = await as(APPROVER, waitingWith(subject));
  await expect(page.getByRole('main').getByRole('link', { name: subject })).toHaveCount(5);
  await page.getByRole('checkbox', { name: '이 페이지 모두 선택' }).check();
  await cancelMemo(company, memos[1]?.id ?? 0);
  await page.getByRole('button', { name: '승인', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '함께 승인' });
  await expect(dialog.getByRole('button', { name: '승인', exact: true })).toBeFocused();
  await expect(dialog).toContainText('다음 4건을 승인합니다.');
  await expect(dialog.getByRole('alert')).toContainText(`${subject} 2번`);
  await expectAccessible(page);
  // In another window, after the question was asked.
  await actOn(company, memos[3] as Memo, 'Reject', '다른 창에서 반려');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3건을 승인했습니다.')).toBeVisible();
  const refused = dialog.getByRole('alert');
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await expect(refused).toContainText(`${subject} 4번`);
  await expect(refused).toContainText('이미 결재가 처리된 문서 입니다.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText('조건에 맞는 문서가 없습니다.')).toBeVisible();
  expect(await Promise.all(memos.map((memo) => statusOf(given, memo)))).toEqual([
    'Completed',
    'Canceled',
    'Completed',
    'Rejected',
    'Completed',
  ]);
});

test('a queue outlives a reload and passes over what others took back', async ({ as, browser, baseURL }) => {
  const { company, subject, memos } = await givenWaiting(browser, baseURL, 4);
  const page = await as(APPROVER, waitingWith(subject));
  await openFirst(page, subject, 4);
  await expect(page).toHaveURL(/queue=/);
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText(`[품의서] ${subject} 3번`);
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText(`[품의서] ${subject} 4번`);
  await cancelMemo(company, memos[2]?.id ?? 0);
  await page.reload();
  await expect(place(page)).toContainText('1 / 4');
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(page, '승인');
  await expect(heading(page)).toHaveText(`[품의서] ${subject} 2번`);
  await expect(place(page)).toContainText('3 / 4');
  await expect(page.getByText('기다리지 않는 1건을 지나왔습니다.')).toBeVisible();
  await page.getByRole('textbox', { name: '의견' }).click();
  await page.keyboard.type('jkahr?');
  await expect(heading(page)).toHaveText(`[품의서] ${subject} 2번`);
  await page.goBack();
  await expect(page).toHaveURL(/\/approval\/documents\/requested/);
});
