import { expect, type Page } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { APPROVER, actOn, DRAFTER, givenMemo } from './documents.ts';
import { dialog, either, eitherBegins, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const view = async ({ enter }: Stage, persona: Persona, id: number, list = 'in-progress'): Promise<Page> => {
  const page = await enter(persona, `/approval/documents/view/${id}?list-type=${list}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\[/);
  return page;
};

const bar = (page: Page) => page.getByRole('region', { name: either('결재 처리', 'Decide') });

/** On a phone the approval box is a strip. */
const unfoldBox = async (page: Page): Promise<void> => {
  const strip = page.getByRole('button', { name: /^(결재란|Approvals)/ });
  if (await strip.isVisible()) await strip.click();
};

type Call = [path: string, method: 'PUT' | 'POST', body?: object];

/** A memo of two approvers, the first of whom has approved; what each does after that. */
const memoWith = async (
  { company }: Stage,
  calls: (memo: { id: number; lines: { id: number }[] }) => [Persona, ...Call][],
) => {
  const memo = await givenMemo(company, { steps: [{ who: APPROVER }, { who: 'admin' }, { who: 'ceo' }] });
  await actOn(company, memo, 'Approved', '내용 확인했습니다.');
  for (const [persona, path, method, body] of calls(memo))
    await company.call(persona, method, `/api/approval/docs/${memo.id}${path}`, body);
  return memo;
};

const returned = (stage: Stage) =>
  memoWith(stage, ({ lines }) => [
    ['admin', `/lines/${lines[1]?.id}/return`, 'PUT', { comment: '견적 비교가 빠졌습니다. 다시 검토해 주세요.' }],
  ]);

/** Two questions: one that was answered, and an open one to the drafter. */
const withQuestion = async (stage: Stage) => {
  const { company } = stage;
  const [approver, drafter] = [await company.idOf(APPROVER), await company.idOf(DRAFTER)];
  const memo = await memoWith(stage, ({ lines }) => [
    [
      'admin',
      '/questions',
      'POST',
      { lineId: lines[1]?.id, to: { id: approver }, text: '같은 예산에서 이미 집행한 금액이 얼마입니까?' },
    ],
  ]);
  const { questions } = await company.call<{ questions: { id: number }[] }>(
    'admin',
    'GET',
    `/api/approval/docs/${memo.id}`,
  );
  const path = `/api/approval/docs/${memo.id}/questions`;
  await company.call(APPROVER, 'PUT', `${path}/${questions[0]?.id}/answer`, { text: '3분기까지 42% 집행했습니다.' });
  const text = '납품이 다음 달로 늦어져도 괜찮습니까?\n운영팀 일정도 함께 알려 주세요.';
  await company.call('admin', 'POST', path, { lineId: memo.lines[1]?.id, to: { id: drafter }, text });
  return memo;
};

export const approvalSecondThoughtsScenes: readonly Scene[] = [
  { name: 'view-returned', open: async (stage) => view(stage, APPROVER, (await returned(stage)).id) },
  {
    name: 'return-choice',
    open: async (stage) => {
      const page = await view(stage, 'admin', (await memoWith(stage, () => [])).id);
      await bar(page).getByRole('textbox').fill('견적 비교가 빠졌습니다.');
      await press(bar(page), '반려', 'Reject');
      const question = await dialog(page, '반려', 'Reject');
      await question.getByRole('radio').last().check();
      return page;
    },
  },
  {
    name: 'final-decision-choice',
    open: async (stage) => {
      const ceo = await stage.company.idOf('ceo');
      await stage.company.call('admin', 'PUT', `/api/admin/permissions/${ceo}`, [
        { menu: 'ESMS', level: 'Level4' },
        { menu: 'Approval', level: 'Level2' },
      ]);
      const memo = await givenMemo(stage.company, { steps: [{ who: 'ceo' }, { who: 'admin' }, { who: APPROVER }] });
      const page = await view(stage, 'ceo', memo.id);
      await press(bar(page), '승인', 'Approve');
      await (await dialog(page, '승인', 'Approve')).getByRole('checkbox').check();
      return page;
    },
  },
  {
    name: 'view-decided-finally',
    open: async (stage) => {
      const { company } = stage;
      const ceo = await company.idOf('ceo');
      await company.call('admin', 'PUT', `/api/admin/permissions/${ceo}`, [
        { menu: 'ESMS', level: 'Level4' },
        { menu: 'Approval', level: 'Level2' },
      ]);
      const memo = await givenMemo(company, { steps: [{ who: 'ceo' }, { who: 'admin' }, { who: APPROVER }] });
      const body = { comment: '위임전결 범위 안이므로 전결합니다.' };
      await company.call('ceo', 'PUT', `/api/approval/docs/${memo.id}/lines/${memo.lines[0]?.id}/decide-finally`, body);
      const page = await view(stage, DRAFTER, memo.id, 'submitted');
      await unfoldBox(page);
      return page;
    },
  },
  {
    name: 'withdraw-mark',
    open: async (stage) => {
      const page = await view(stage, APPROVER, (await memoWith(stage, () => [])).id, 'approved');
      await unfoldBox(page);
      await expect(page.getByRole('button', { name: either('승인 취소', 'Withdraw') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'withdraw-dialog',
    open: async (stage) => {
      const page = await view(stage, APPROVER, (await memoWith(stage, () => [])).id, 'approved');
      await unfoldBox(page);
      await press(page, '승인 취소', 'Withdraw');
      await dialog(page, '승인 취소', 'Withdraw the approval');
      return page;
    },
  },
  {
    name: 'recall-dialog',
    open: async (stage) => {
      const page = await view(stage, DRAFTER, (await memoWith(stage, () => [])).id, 'submitted');
      await press(page, '회수', 'Recall');
      await dialog(page, '회수', 'Recall the document');
      return page;
    },
  },
  {
    name: 'view-recalled',
    open: async (stage) => {
      const memo = await memoWith(stage, () => [
        [DRAFTER, '/recall', 'PUT', { reason: '수량이 바뀌어 다시 올리겠습니다.' }],
      ]);
      const page = await view(stage, DRAFTER, memo.id, 'completed');
      await expect(page.getByRole('button', { name: either('이어서 작성', 'Continue writing') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'ask-dialog',
    open: async (stage) => {
      const page = await view(stage, 'admin', (await memoWith(stage, () => [])).id);
      await press(bar(page), '질의', 'Ask');
      await dialog(page, '질의하기', 'Ask a question');
      return page;
    },
  },
  {
    name: 'view-asked',
    open: async (stage) => {
      const page = await view(stage, DRAFTER, (await withQuestion(stage)).id, 'submitted');
      await page
        .getByRole('textbox', { name: /^(.*의 질의에 답변|Answer to)/ })
        .fill('네, 다음 달 둘째 주까지 괜찮습니다.');
      return page;
    },
  },
  {
    name: 'view-history',
    open: async (stage) => {
      const memo = await withQuestion(stage);
      const page = await view(stage, 'admin', memo.id);
      await press(page, '처리 이력', 'History');
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: /상신|Submitted/ })
          .last(),
      ).toBeVisible();
      return page;
    },
  },
  {
    name: 'home-asked',
    open: async (stage) => {
      await withQuestion(stage);
      const page = await stage.enter(DRAFTER, '/');
      await expect(page.getByRole('link', { name: eitherBegins('답변할 질의', 'Questions to answer') })).toBeVisible();
      return page;
    },
  },
];
