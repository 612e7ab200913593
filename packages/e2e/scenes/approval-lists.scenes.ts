import { expect, type Page, type Route } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { APPROVER, actOn, DRAFTER, givenDraft, givenMemo } from './documents.ts';
import { dialog, either, press, rowsOf, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const lists: readonly (readonly [list: string, who: Persona])[] = [
  ['draft', DRAFTER],
  ['in-progress', APPROVER],
  ['requested', APPROVER],
  ['completed', APPROVER],
  ['approved', APPROVER],
  ['submitted', DRAFTER],
];

const fail = (route: Route): Promise<void> =>
  route.fulfill({
    status: 502,
    contentType: 'application/problem+json',
    headers: { 'x-request-id': '01JD3V7K2M9QW8' },
    json: { code: 'internal', status: 502, message: '처리 중 문제가 발생했습니다.' },
  });

/** A draft of one's own, chosen in the list. */
const chooseDraft = async ({ enter, company }: Stage): Promise<Page> => {
  const id = await givenDraft(company);
  const page = await enter(DRAFTER, '/approval/documents/draft');
  await page.locator(`tr:has(a[href*="/write/${id}?"])`).getByRole('checkbox').check();
  await press(page, '삭제', 'Delete');
  await dialog(page, '임시저장 문서 삭제', 'Delete drafts');
  return page;
};

/** Five that are to be approved at once, one of which was decided on in another window. */
const approveTogether = async ({ enter, company }: Stage): Promise<Page> => {
  const title = `[품의서] 함께 ${Date.now()}`;
  const memos = [];
  for (let number = 1; number <= 5; number += 1) memos.push(await givenMemo(company, { title: `${title} ${number}` }));
  const page = await enter(APPROVER, `/approval/documents/requested?searchText=${encodeURIComponent(title)}`);
  // A comment written on one of them is sent with it.
  await page.getByRole('link', { name: `${title} 2` }).click();
  await page
    .getByRole('region', { name: either('결재 처리', 'Decide') })
    .getByRole('textbox')
    .fill('예산 안에서 진행해 주세요.');
  await page.goBack();
  await page.getByRole('checkbox', { name: either('이 페이지 모두 선택', 'Select all on this page') }).check();
  for (const memo of memos.slice(0, 1)) await actOn(company, memo, 'Approved', '다른 창에서 승인');
  await press(page, '승인', 'Approve');
  const question = await dialog(page, '함께 승인', 'Approve together');
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(question.getByText('예산 안에서 진행해 주세요.')).toBeVisible();
  return page;
};

/** The start page of electronic approval, and its lists in every state. */
export const approvalListScenes: readonly Scene[] = [
  {
    name: 'approval-start',
    open: async ({ enter }) => {
      const page = await enter(DRAFTER, '/approval');
      await expect(page.getByRole('definition').first()).toBeVisible();
      return page;
    },
  },
  ...lists.map(
    ([list, who]): Scene => ({
      name: `list-${list}`,
      open: async ({ enter, company }) => {
        if (list === 'draft') await givenDraft(company);
        const page = await enter(who, `/approval/documents/${list}`);
        await rowsOf(page);
        return page;
      },
    }),
  ),
  {
    name: 'list-page-2',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/completed?page=2');
      await rowsOf(page);
      return page;
    },
  },
  {
    name: 'list-filtered',
    open: async ({ enter }) => {
      const search = `searchText=${encodeURIComponent('구매')}&category=LetterOfApproval&fromDate=2026-01-01&toDate=2027-12-31`;
      const page = await enter(APPROVER, `/approval/documents/completed?${search}`);
      await rowsOf(page);
      await expect(page.getByRole('button', { name: either('모두 지우기', 'Clear all') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'list-no-match',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/completed?searchText=zzzz');
      await expect(page.getByText(either('조건에 맞는 문서가 없습니다.', 'No document matches.'))).toBeVisible();
      return page;
    },
  },
  {
    name: 'list-empty',
    open: async ({ enter }) => {
      const page = await enter('safety.limited', '/approval/documents/draft');
      await expect(page.getByText(either('임시저장한 문서가 없습니다.', 'There are no drafts.'))).toBeVisible();
      return page;
    },
  },
  {
    name: 'list-page-gone',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/completed?page=9999');
      await expect(page.getByRole('button', { name: either('첫 페이지로', 'To the first page') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'list-loading',
    open: ({ enter }) =>
      enter(APPROVER, '/approval/documents/requested', {
        before: (page) => page.route('**/api/approval/docs/requested*', () => undefined),
        loading: true,
      }),
  },
  {
    name: 'list-failed',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/requested', {
        before: (each) => each.route('**/api/approval/docs/requested*', fail),
      });
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  { name: 'list-delete-confirm', open: chooseDraft },
  { name: 'list-approve-together', open: approveTogether },
  {
    name: 'toast',
    open: async (stage) => {
      const page = await chooseDraft(stage);
      await press(page.getByRole('dialog'), '삭제', 'Delete');
      await expect(
        page.getByText(either('임시저장 문서 1건을 삭제했습니다.', '1 draft deleted.')).first(),
      ).toBeVisible();
      return page;
    },
  },
];
