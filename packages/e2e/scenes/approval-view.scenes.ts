import { expect, type Locator, type Page } from '@playwright/test';
import { makePdf } from '../made-pdf.ts';
import type { Persona } from '../personas/sign-in.ts';
import {
  APPROVER,
  actOn,
  attachFiles,
  cancelMemo,
  DRAFTER,
  givenLeave,
  givenMemo,
  LONG_COMMENT,
  LONG_LINE,
  type MemoOptions,
} from './documents.ts';
import { dialog, either, eitherBegins, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const view = async ({ enter }: Stage, persona: Persona, id: number): Promise<Page> => {
  const list = persona === APPROVER ? 'requested' : 'submitted';
  const page = await enter(persona, `/approval/documents/view/${id}?list-type=${list}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\[/);
  return page;
};

/** A memo before its drafter, with those who are informed unfolded: on a phone they are a strip. */
const viewReferrers = async (stage: Stage): Promise<Page> => {
  const page = await view(stage, DRAFTER, (await givenMemo(stage.company)).id);
  const strip = page.getByRole('button', { name: /^(참조|Referrers) \d+$/ });
  const add = page.getByRole('button', { name: either('참조자 추가', 'Add referrers') });
  await expect(strip.or(add).first()).toBeVisible();
  if (await strip.isVisible()) await strip.click();
  return page;
};

/** A memo whose turn is the approver's, before the approver. */
const atMyTurn = async (stage: Stage, options: MemoOptions = {}): Promise<Page> => {
  const { id } = await givenMemo(stage.company, { steps: LONG_LINE, ...options });
  const page = await view(stage, APPROVER, id);
  // On a phone the box is a strip: "1/4 · 내 차례".
  await expect(page.getByText(/내 차례|My turn/).first()).toBeVisible();
  return page;
};

const bar = (page: Page): Locator => page.getByRole('region', { name: either('결재 처리', 'Decide') });

const act = async (stage: Stage, ko: string, en: string): Promise<Page> => {
  const page = await atMyTurn(stage);
  await bar(page).getByRole('textbox').fill('견적을 두 곳 이상 받아 주세요.');
  await press(bar(page), ko, en);
  await dialog(page, ko, en);
  return page;
};

/** A memo on which the approver has acted, before the drafter. */
const decided = async (stage: Stage, action: 'Approved' | 'Hold' | 'Reject', comment: string): Promise<Page> => {
  const memo = await givenMemo(stage.company, { steps: LONG_LINE, comment: '빠른 검토 부탁드립니다.' });
  await actOn(stage.company, memo, action, comment);
  return view(stage, DRAFTER, memo.id);
};

/** Documents that wait for the approver are in one queue with those of other scenes. */
const queueOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: either('차례대로 보기', 'One after the other') });

/** A completed memo with files and another one attached. */
const completed = async (stage: Stage): Promise<Page> => {
  const { company } = stage;
  const earlier = await givenMemo(company);
  await actOn(company, earlier, 'Approved', '승인합니다.');
  const memo = await givenMemo(company, { attach: earlier.id });
  await attachFiles(company, memo.id);
  await actOn(company, memo, 'Approved', LONG_COMMENT);
  return view(stage, DRAFTER, memo.id);
};

const cancelLeaveOrMemo = async (stage: Stage, id: number): Promise<Page> => {
  const page = await view(stage, DRAFTER, id);
  await press(page, '상신 취소', 'Cancel document');
  await dialog(page, '상신 취소', 'Cancel document');
  return page;
};

const alert = (page: Page): Promise<Locator> => dialog(page, '처리하지 못했습니다', 'That did not work');

/** Reading a document, deciding on it, and every dialog on the way. */
/** The first of two that wait, as their list leads to it: each id by how far it is from the one before. */
const inQueue = async ({ company, enter }: Stage): Promise<Page> => {
  const [first, second] = [await givenMemo(company), await givenMemo(company)];
  const queue = [first.id, second.id - first.id].map((step) => step.toString(36)).join('_');
  return enter(APPROVER, `/approval/documents/view/${first.id}?list-type=requested&queue=${queue}`);
};

export const approvalViewScenes: readonly Scene[] = [
  { name: 'view-my-turn', open: (stage) => atMyTurn(stage, { comment: '지난 회의에서 말씀드린 건입니다.' }) },
  {
    name: 'view-submitted',
    open: async (stage) => {
      const page = await view(stage, DRAFTER, (await givenMemo(stage.company, { steps: LONG_LINE })).id);
      await expect(page.getByRole('button', { name: either('수정', 'Modify') })).toBeVisible();
      return page;
    },
  },
  { name: 'view-under-way', open: (stage) => decided(stage, 'Approved', '내용 확인했습니다.') },
  { name: 'view-on-hold', open: (stage) => decided(stage, 'Hold', '다음 주 회의 뒤에 결정하겠습니다.') },
  { name: 'view-rejected', open: (stage) => decided(stage, 'Reject', '견적을 두 곳 이상 받아 다시 올려 주세요.') },
  {
    name: 'view-canceled',
    open: async (stage) => {
      const { id } = await givenMemo(stage.company);
      await cancelMemo(stage.company, id);
      return view(stage, DRAFTER, id);
    },
  },
  {
    name: 'view-completed',
    open: async (stage) => {
      const page = await completed(stage);
      await expect(page.getByRole('region', { name: either('첨부 파일', 'Attached files') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'view-attachment',
    open: async (stage) => {
      const memo = await givenMemo(stage.company, { steps: LONG_LINE });
      const { id } = memo;
      await attachFiles(stage.company, id, [
        ['견적서.pdf', await makePdf({ pages: 3 })],
        ['설치 위치도.txt', '1. 제1활주로 북쪽 끝'],
      ]);
      const page = await view(stage, APPROVER, id);
      await page.getByRole('button', { name: /^견적서\.pdf.*(보기|view)$/ }).click();
      const shown = page.getByLabel(either('첨부 파일 보기', 'Attached file'));
      await expect(shown.locator('.page[data-loaded]').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'view-attachment-damaged',
    open: async (stage) => {
      const { id } = await givenMemo(stage.company);
      await attachFiles(stage.company, id, [['견적서.pdf', '%PDF-1.7\nnothing follows']]);
      const page = await view(stage, DRAFTER, id);
      await page.getByRole('button', { name: /^견적서\.pdf.*(보기|view)$/ }).click();
      await expect(page.getByText(eitherBegins('파일이 손상되어', 'The file is damaged'))).toBeVisible();
      return page;
    },
  },
  { name: 'view-leave', open: async (stage) => view(stage, DRAFTER, await givenLeave(stage.company)) },
  {
    name: 'reject-needs-comment',
    open: async (stage) => {
      const page = await atMyTurn(stage);
      await press(bar(page), '반려', 'Reject');
      await expect(bar(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      return page;
    },
  },
  {
    name: 'queue',
    open: async (stage) => {
      const page = await inQueue(stage);
      await expect(queueOf(page)).toContainText(/^1 \/ 2/);
      return page;
    },
  },
  {
    name: 'queue-keys',
    only: 'desktop',
    open: async (stage) => {
      const page = await inQueue(stage);
      await queueOf(page)
        .getByRole('button', { name: either('단축키', 'Keys') })
        .click();
      await dialog(page, '단축키', 'Keys');
      return page;
    },
  },
  { name: 'approve-confirm', open: (stage) => act(stage, '승인', 'Approve') },
  { name: 'hold-confirm', open: (stage) => act(stage, '보류', 'Hold') },
  { name: 'reject-confirm', open: (stage) => act(stage, '반려', 'Reject') },
  {
    name: 'act-refused',
    open: async (stage) => {
      const memo = await givenMemo(stage.company);
      const page = await view(stage, APPROVER, memo.id);
      await actOn(stage.company, memo, 'Approved', '다른 창에서 승인');
      await press(bar(page), '승인', 'Approve');
      await press(await dialog(page, '승인', 'Approve'), '승인', 'Approve');
      await alert(page);
      return page;
    },
  },
  {
    name: 'cancel-dialog',
    open: async (stage) => {
      const page = await cancelLeaveOrMemo(stage, (await givenMemo(stage.company)).id);
      await press(page.getByRole('dialog'), '상신 취소', 'Cancel document');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      return page;
    },
  },
  { name: 'cancel-leave-dialog', open: async (stage) => cancelLeaveOrMemo(stage, await givenLeave(stage.company)) },
  {
    name: 'reject-reason-dialog',
    open: async (stage) => {
      const page = await decided(stage, 'Reject', LONG_COMMENT);
      await press(page, '반려 사유', 'Reason for rejection');
      await dialog(page, '반려 사유', 'Reason for rejection');
      return page;
    },
  },
  {
    name: 'comment-dialog',
    open: async (stage) => {
      const page = await decided(stage, 'Approved', LONG_COMMENT);
      await press(page, '더 보기', 'More');
      await expect(page.getByRole('dialog', { name: /의견$|^Comment of/ })).toBeVisible();
      return page;
    },
  },
  {
    name: 'referrer-add-dialog',
    open: async (stage) => {
      const page = await viewReferrers(stage);
      await press(page, '참조자 추가', 'Add referrers');
      const picker = await dialog(page, '참조자 선택', 'Referrers');
      await expect(picker.getByRole('list').getByRole('button').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'referrer-remove-confirm',
    open: async (stage) => {
      const page = await viewReferrers(stage);
      await page
        .getByRole('list', { name: either('참조자', 'Referrers') })
        .getByRole('button', { name: /빼기$|^Remove/ })
        .last()
        .click();
      await dialog(page, '참조 삭제', 'Remove referrer');
      return page;
    },
  },
  {
    name: 'view-left-comment',
    open: async (stage) => {
      const memo = await givenMemo(stage.company);
      const page = await view(stage, APPROVER, memo.id);
      await bar(page).getByRole('textbox').fill('견적을 두 곳 이상 받아 주세요.');
      await actOn(stage.company, memo, 'Approved', '다른 창에서 승인');
      await page.reload();
      await expect(
        page.getByRole('region', { name: either('보내지 않은 의견', 'A comment that was not sent') }),
      ).toBeVisible();
      return page;
    },
  },
  {
    name: 'view-not-there',
    open: async ({ enter }) => {
      const page = await enter(APPROVER, '/approval/documents/view/99999999');
      await alert(page);
      return page;
    },
  },
  {
    name: 'view-not-permitted',
    open: async ({ enter, company }) => {
      const { id } = await givenMemo(company);
      const page = await enter('safety.limited', `/approval/documents/view/${id}`);
      await alert(page);
      return page;
    },
  },
  {
    name: 'modify',
    open: async ({ enter, company }) => {
      const { id } = await givenMemo(company, { steps: LONG_LINE });
      await attachFiles(company, id);
      const page = await enter(DRAFTER, `/approval/documents/modify/${id}`);
      await expect(page.getByRole('textbox', { name: eitherBegins('내용', 'Content') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'modify-refused',
    open: async ({ enter, company }) => {
      const memo = await givenMemo(company);
      const page = await enter(DRAFTER, `/approval/documents/modify/${memo.id}`);
      await actOn(company, memo, 'Approved', '먼저 승인했습니다.');
      await page.getByRole('textbox', { name: eitherBegins('제목', 'Title') }).fill('[품의서] 늦은 수정');
      await press(page, '수정 완료', 'Save changes');
      await alert(page);
      return page;
    },
  },
];
