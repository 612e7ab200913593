import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';
import { type Company, openCompany } from '../../scenes/company.ts';
import { APPROVER, actOn, DRAFTER, givenMemo } from '../../scenes/documents.ts';

const bar = (page: Page) => page.getByRole('region', { name: '결재 처리' });
const viewOf = (id: number, list = 'submitted') => `/approval/documents/view/${id}?list-type=${list}`;
const statusOf = async (company: Company, id: number) =>
  (await company.call<{ status: string }>(DRAFTER, 'GET', `/api/approval/docs/${id}`)).status;

test('an approver withdraws a mistaken approval at their mark, and it is their turn', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const memo = await givenMemo(company, { title: `철회 ${Date.now()}`, steps: [{ who: APPROVER }, { who: 'ceo' }] });
  await actOn(company, memo, 'Approved', '잘못 눌렀습니다.');
  const page = await as(APPROVER, viewOf(memo.id, 'approved'));
  await page.getByRole('button', { name: '승인 취소' }).click();
  const dialog = page.getByRole('dialog', { name: '승인 취소' });
  await dialog.getByRole('textbox', { name: '의견' }).fill('금액을 다시 보겠습니다.');
  await dialog.getByRole('button', { name: '승인 취소' }).click();
  await expect(page.getByText('승인을 취소했습니다.')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: '승인', exact: true })).toBeVisible();
  for (const said of ['잘못 눌렀습니다.', '금액을 다시 보겠습니다.'])
    await expect(page.getByRole('region', { name: '의견', exact: true }).getByText(said)).toBeVisible();
});

test('an approver sends a document back one step instead of ending it', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const memo = await givenMemo(company, { title: `반송 ${Date.now()}`, steps: [{ who: APPROVER }, { who: 'admin' }] });
  await actOn(company, memo, 'Approved', '승인합니다.');
  const page = await as('admin', viewOf(memo.id, 'in-progress'));
  await bar(page).getByRole('textbox', { name: '의견' }).fill('견적 비교가 빠졌습니다.');
  await bar(page).getByRole('button', { name: '반려', exact: true }).click();
  const question = page.getByRole('dialog', { name: '반려' });
  await question.getByRole('radio', { name: '이전 단계로 (다시 검토)' }).check();
  await expect(question.getByText(/배성민.*다시 검토합니다/)).toBeVisible();
  await confirm(page, '반려');
  await expect(page.getByText('이전 단계로 돌려보냈습니다.')).toBeVisible();
  const approver = await as(APPROVER, viewOf(memo.id, 'requested'));
  await expect(approver.getByText('견적 비교가 빠졌습니다.')).toBeVisible();
  await expect(bar(approver)).toBeVisible();
});

test('an approver with the right decides finally, and the later ones are marked as not asked', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const ceo = await company.idOf('ceo');
  await company.call('admin', 'PUT', `/api/admin/permissions/${ceo}`, [
    { menu: 'ESMS', level: 'Level4' },
    { menu: 'Approval', level: 'Level2' },
  ]);
  const memo = await givenMemo(company, { title: `전결 ${Date.now()}`, steps: [{ who: 'ceo' }, { who: 'admin' }] });
  const page = await as('ceo', viewOf(memo.id, 'in-progress'));
  await bar(page).getByRole('button', { name: '승인', exact: true }).click();
  await page.getByRole('dialog', { name: '승인' }).getByRole('checkbox', { name: '전결로 결정' }).check();
  await confirm(page, '승인');
  await expect(page.getByText('전결로 완료되었습니다.')).toBeVisible();
  await page.goto(viewOf(memo.id, 'completed'));
  const box = page.getByRole('region', { name: '결재란' });
  await expect(box.getByText('전결', { exact: true })).toBeVisible();
  await expect(box.getByText('후열', { exact: true })).toBeVisible();
});

test('a drafter recalls a memo on which somebody acted, and continues it in a draft', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const title = `회수 ${Date.now()}`;
  const memo = await givenMemo(company, { title, steps: [{ who: APPROVER }, { who: 'admin' }] });
  await actOn(company, memo, 'Approved', '승인합니다.');
  const page = await as(DRAFTER, viewOf(memo.id));
  await expect(page.getByRole('button', { name: '결재 취소' })).toHaveCount(0);
  await page.getByRole('button', { name: '회수' }).click();
  const dialog = page.getByRole('dialog', { name: '회수' });
  await dialog.getByRole('button', { name: '회수' }).click();
  await expect(dialog.getByText('회수하는 이유를 입력해 주세요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '회수 사유' }).fill('수량이 바뀌었습니다.');
  await dialog.getByRole('button', { name: '회수' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/write\/\d+/);
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  expect(await statusOf(company, memo.id)).toBe('Canceled');
  await page.goto(viewOf(memo.id));
  await expect(page.getByText('수량이 바뀌었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/write\/\d+/);
});

test('an approver asks, the drafter finds it on home and answers, and the history shows it', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const title = `질의 ${Date.now()}`;
  const memo = await givenMemo(company, { title, steps: [{ who: APPROVER }, { who: 'admin' }] });
  const approver = await as(APPROVER, viewOf(memo.id, 'requested'));
  await bar(approver).getByRole('button', { name: '질의', exact: true }).click();
  const dialog = approver.getByRole('dialog', { name: '질의하기' });
  await dialog.getByRole('textbox', { name: '질의 내용' }).fill('예산은 확보되었습니까?');
  await dialog.getByRole('button', { name: '질의', exact: true }).click();
  await expect(approver.getByText('질의를 보냈습니다.')).toBeVisible();
  await expect(approver.getByText('답변 대기')).toBeVisible();

  const drafter = await as(DRAFTER, '/');
  const questionRow = drafter.getByRole('row').filter({ hasText: '전자결재 · 질의 답변' });
  await questionRow.getByRole('link', { name: title }).click();
  await drafter.getByRole('textbox', { name: /질의에 답변/ }).fill('3분기 예산에 있습니다.');
  await drafter.getByRole('button', { name: '답변하기' }).click();
  await expect(drafter.getByText('3분기 예산에 있습니다.')).toBeVisible();
  await drafter.getByRole('button', { name: '독촉' }).click();
  await expect(drafter.getByText('독촉했습니다.')).toBeVisible();
  await expect(drafter.getByRole('button', { name: '독촉' })).toHaveCount(0);
  await drafter.getByRole('button', { name: '처리 이력' }).click();
  for (const done of [/임수아 독촉/, /임수아 답변/, /배성민 질의.*1단계/, /배성민 열람.*1단계/, /임수아 상신/])
    await expect(drafter.getByRole('listitem').filter({ hasText: done }).first()).toBeVisible();

  await approver.reload();
  await expect(approver.getByText('3분기 예산에 있습니다.')).toBeVisible();
});
