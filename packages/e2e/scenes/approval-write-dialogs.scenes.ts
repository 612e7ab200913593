import { expect, type Locator, type Page } from '@playwright/test';
import { givenDraft, givenMemo, LONG_LINE } from './documents.ts';
import { dialog, either, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';
import { begun, blank, filled, openDraft } from './writing.ts';

/** The chosen ones stand on a tab of their own on a phone. */
const showChosen = async ({ isPhone }: Stage, picker: Locator): Promise<void> => {
  if (isPhone) await picker.getByRole('tab').last().click();
};

const openLinePicker = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^(결재선 (선택|변경)|(Choose|Change) approval line)$/ }).click();
  const picker = await dialog(page, '결재선 선택', 'Approval line');
  await expect(
    picker
      .getByRole('list', { name: either('사원', 'People') })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  return picker;
};

const openReferrerPicker = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^(참조자 (선택|변경)|(Choose|Change) referrers)$/ }).click();
  const picker = await dialog(page, '참조자 선택', 'Referrers');
  await expect(
    picker
      .getByRole('list', { name: either('사원', 'People') })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  return picker;
};

const popover = async (stage: Stage, ko: string, en: string): Promise<Page> => {
  const page = await blank(stage);
  await press(page.getByRole('toolbar'), ko, en);
  await dialog(page, ko, en);
  return page;
};

/** The dialogs of writing a document: the editor's, the pickers, and the questions. */
export const approvalWriteDialogScenes: readonly Scene[] = [
  { name: 'editor-link', open: (stage) => popover(stage, '링크', 'Link') },
  { name: 'editor-colours', open: (stage) => popover(stage, '글자 색', 'Text color') },
  {
    name: 'editor-table',
    open: async (stage) => {
      const page = await blank(stage);
      await press(page.getByRole('toolbar'), '표 넣기', 'Insert table');
      await expect(
        page.getByRole('button', { name: /^(3열 3행|Insert a table of 3 columns and 3 rows)/ }),
      ).toBeVisible();
      return page;
    },
  },
  {
    name: 'named-line-save',
    open: async (stage) => {
      const page = await filled(stage);
      await page.getByRole('button', { name: either('결재선 저장', 'Save line') }).click();
      const saving = await dialog(page, '결재선 저장', 'Save line');
      await saving.getByRole('textbox').fill('출장');
      await saving.getByRole('button', { name: /^(저장|Save|바꾸기|Replace)$/ }).click();
      await expect(saving).toBeHidden();
      await page.getByRole('button', { name: either('결재선 저장', 'Save line') }).click();
      await saving.getByRole('textbox').fill('출장');
      await expect(saving.getByRole('button', { name: either('바꾸기', 'Replace') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'named-line-use',
    open: async (stage) => {
      const page = await filled(stage);
      await page.getByRole('button', { name: either('결재선 저장', 'Save line') }).click();
      const saving = await dialog(page, '결재선 저장', 'Save line');
      await saving.getByRole('textbox').fill(`구매 ${Date.now()}`);
      await press(saving, '저장', 'Save');
      await expect(saving).toBeHidden();
      await page.getByRole('button', { name: either('결재선 불러오기', 'Load line') }).click();
      const using = await dialog(page, '결재선 불러오기', 'Load line');
      await expect(using.getByRole('listitem').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'template-use',
    open: async (stage) => {
      const page = await filled(stage);
      await page.getByRole('button', { name: either('서식', 'Templates') }).click();
      await press(page.getByRole('dialog'), '서식으로 저장', 'Save as template');
      const saving = await dialog(page, '서식으로 저장', 'Save as template');
      await saving.getByRole('textbox').fill(`주간 보고 ${Date.now()}`);
      await press(saving, '저장', 'Save');
      await expect(saving).toBeHidden();
      await page.getByRole('button', { name: either('서식', 'Templates') }).click();
      const using = await dialog(page, '서식 불러오기', 'Load a template');
      await expect(using.getByRole('listitem').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'line-picker',
    open: async (stage) => {
      const page = await blank(stage);
      await openLinePicker(page);
      return page;
    },
  },
  {
    name: 'line-picker-chosen',
    open: async (stage) => {
      const page = await filled(stage);
      const picker = await openLinePicker(page);
      await showChosen(stage, picker);
      await expect(picker.getByRole('list', { name: either('결재 순서', 'Order of approval') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'line-picker-recent',
    open: async (stage) => {
      await givenMemo(stage.company, { steps: LONG_LINE });
      const page = await blank(stage);
      const picker = await openLinePicker(page);
      await picker.getByText(either('최근 결재선', 'Recent lines')).click();
      await expect(picker.getByRole('button', { name: /결재선 적용$|^Apply the line of/ }).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'line-picker-left-out',
    open: async (stage) => {
      await givenMemo(stage.company, { steps: LONG_LINE });
      // 문서윤 of HR is a referrer here, and is on the line just used.
      const page = await openDraft(stage, await givenDraft(stage.company));
      const picker = await openLinePicker(page);
      await picker.getByText(either('최근 결재선', 'Recent lines')).click();
      await picker
        .getByRole('button', { name: /문서윤.*결재선 적용$|^Apply the line of .*Moon Seoyun/ })
        .first()
        .click();
      await dialog(page, '처리하지 못했습니다', 'That did not work');
      return page;
    },
  },
  {
    name: 'referrer-picker',
    open: async (stage) => {
      const page = await blank(stage);
      await openReferrerPicker(page);
      return page;
    },
  },
  {
    name: 'referrer-picker-chosen',
    open: async (stage) => {
      const page = await openDraft(stage, await givenDraft(stage.company));
      const picker = await openReferrerPicker(page);
      await showChosen(stage, picker);
      const chosen = picker.getByRole('list', { name: either('참조자', 'Referrers') });
      await expect(chosen.getByRole('button').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'attach-dialog',
    open: async (stage) => {
      const page = await blank(stage);
      await press(page, '문서 선택', 'Choose documents');
      const attach = await dialog(page, '첨부할 문서 선택', 'Attach documents');
      // The first is that of the whole page.
      await attach.getByRole('checkbox').nth(1).check();
      return page;
    },
  },
  {
    name: 'attach-dialog-none-found',
    open: async (stage) => {
      const page = await blank(stage);
      await press(page, '문서 선택', 'Choose documents');
      const attach = await dialog(page, '첨부할 문서 선택', 'Attach documents');
      await attach.getByRole('searchbox').fill('zzzz');
      await expect(attach.getByText(/찾는 문서가 없습니다|No document found/)).toBeVisible();
      return page;
    },
  },
  {
    name: 'recent-documents',
    open: async (stage) => {
      await givenMemo(stage.company);
      const page = await blank(stage);
      await press(page, '최근 문서', 'Recent documents');
      const recent = await dialog(page, '최근 상신한 문서', 'Recently submitted');
      await expect(recent.getByRole('link').first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'preview',
    open: async (stage) => {
      const page = await filled(stage);
      await press(page, '미리보기', 'Preview');
      const preview = await dialog(page, '미리보기', 'Preview');
      await expect(preview.getByRole('cell', { name: '2대' })).toBeVisible();
      return page;
    },
  },
  {
    name: 'submit-confirm',
    open: async (stage) => {
      const page = await filled(stage);
      await press(page, '결재 상신', 'Submit');
      await dialog(page, '결재 상신', 'Submit');
      return page;
    },
  },
  {
    name: 'complete-confirm',
    open: async (stage) => {
      const page = await filled(stage);
      await page.getByRole('switch').click();
      await press(page, '결재 완료', 'Complete');
      await dialog(page, '결재 완료', 'Complete');
      return page;
    },
  },
  {
    name: 'leave-page-confirm',
    open: async (stage) => {
      const page = await begun(stage);
      await page.getByRole('banner').getByRole('link').first().click();
      await dialog(page, '저장하지 않은 내용이 있습니다', 'There are unsaved changes');
      return page;
    },
  },
];
