import { expect, type Page } from '@playwright/test';
import { cancelMemo, DRAFTER, givenDraft, givenMemo, LONG_LINE, saveDraftElsewhere, TITLE } from './documents.ts';
import { dialog, either, field, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';
import { begun, blank, content, filled, MEMO, openDraft } from './writing.ts';

/** A draft that was saved elsewhere after its form was opened. */
const changedElsewhere = async (stage: Stage): Promise<Page> => {
  const id = await givenDraft(stage.company);
  const page = await openDraft(stage, id);
  await saveDraftElsewhere(stage.company, id, `${TITLE} (먼저)`);
  await field(page, '제목', 'Title').fill(`${TITLE} (나중)`);
  await press(page, '임시저장', 'Save draft');
  await expect(page.getByRole('alert').getByRole('table')).toBeVisible();
  return page;
};

/** Writing a memo. */
export const approvalWriteScenes: readonly Scene[] = [
  { name: 'write', open: blank },
  { name: 'write-filled', open: filled },
  {
    name: 'write-in-table',
    open: async (stage) => {
      const page = await openDraft(stage, await givenDraft(stage.company));
      await content(page).getByRole('cell', { name: '2대' }).click();
      await expect(page.getByRole('button', { name: either('표 삭제', 'Delete table') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-wrong',
    open: async (stage) => {
      const page = await blank(stage);
      await field(page, '제목', 'Title').fill(' ');
      await press(page, '결재 상신', 'Submit');
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-copy-offer',
    open: async (stage) => {
      const page = await begun(stage);
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.work.')));
      const secondTab = await page.context().newPage();
      await page.close();
      await secondTab.goto(MEMO);
      await expect(secondTab.getByRole('button', { name: either('이어서 쓰기', 'Go on writing') })).toBeVisible();
      return secondTab;
    },
  },
  {
    name: 'write-recent',
    open: async (stage) => {
      const { id } = await givenMemo(stage.company, { steps: LONG_LINE });
      const page = await openDraft(stage, id, '#recent');
      await expect(page.getByText(/문서의 내용으로 새 문서를|A new document with the content of/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-rewrite',
    open: async (stage) => {
      const { id } = await givenMemo(stage.company);
      await cancelMemo(stage.company, id);
      const page = await openDraft(stage, id, '#rewrite');
      await expect(page.getByText(/문서를 다시 작성합니다|is being rewritten/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-self-approve',
    open: async (stage) => {
      const page = await filled(stage);
      await page.getByRole('switch').click();
      await expect(page.getByRole('button', { name: either('결재 완료', 'Complete') })).toBeVisible();
      return page;
    },
  },
  { name: 'write-changed-elsewhere', open: changedElsewhere },
  {
    name: 'write-take-stored',
    open: async (stage) => {
      const page = await changedElsewhere(stage);
      await press(page, '저장된 내용 불러오기', 'Load what was saved');
      await dialog(page, '저장된 내용 불러오기', 'Load what was saved');
      return page;
    },
  },
  {
    name: 'write-gone',
    open: async (stage) => {
      const id = await givenDraft(stage.company);
      const page = await openDraft(stage, id);
      await stage.company.call(DRAFTER, 'DELETE', `/api/approval/docs/${id}`);
      await field(page, '제목', 'Title').fill(`${TITLE} 이어서`);
      await press(page, '임시저장', 'Save draft');
      await expect(page.getByRole('button', { name: either('새 문서로 저장', 'Save as new') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-file-failed',
    open: async (stage) => {
      const page = await begun(stage);
      await page.route('**/api/approval/docs/*/files', (route) => route.fulfill({ status: 502, body: 'broken off' }));
      await page
        .locator('input[type=file]')
        .last()
        .setInputFiles([{ name: '견적서.txt', mimeType: 'text/plain', buffer: Buffer.from('1') }]);
      await press(page, '임시저장', 'Save draft');
      await expect(page.getByRole('button', { name: /다시 올리기$|^Upload .* again$/ })).toBeVisible();
      return page;
    },
  },
];
