import { expect, type Locator, type Page } from '@playwright/test';
import {
  actOn,
  attachFiles,
  cancelMemo,
  DRAFTER,
  givenDraft,
  givenLongLeaveDraft,
  givenMemo,
  LONG_LINE,
  saveDraftElsewhere,
  TITLE,
} from './documents.ts';
import { dialog, either, eitherBegins, field, press, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const MEMO = '/approval/documents/write?category=LetterOfApproval';
const LEAVE = '/approval/documents/write?category=LeaveApplication';

const content = (page: Page): Locator => field(page, '내용', 'Content');

/** An empty form; the editor comes after the rest. */
const blank = async ({ enter }: Stage): Promise<Page> => {
  const page = await enter(DRAFTER, MEMO);
  await expect(content(page)).toBeVisible();
  return page;
};

const openDraft = async ({ enter }: Stage, id: number, hash = ''): Promise<Page> => {
  const page = await enter(DRAFTER, `/approval/documents/write/${id}?category=LetterOfApproval${hash}`);
  await expect(content(page)).toBeVisible();
  return page;
};

/** A form in which everything is filled in. */
const filled = async (stage: Stage): Promise<Page> => {
  const earlier = await givenMemo(stage.company);
  await actOn(stage.company, earlier, 'Approved', '승인합니다.');
  const options = { steps: LONG_LINE, comment: '지난 회의에서 말씀드린 건입니다.', attach: earlier.id };
  const id = await givenDraft(stage.company, options);
  await attachFiles(stage.company, id);
  return openDraft(stage, id);
};

/** A form in which something was typed. */
const begun = async (stage: Stage): Promise<Page> => {
  const page = await blank(stage);
  await field(page, '제목', 'Title').fill('[품의서] 쓰다 만 글');
  return page;
};

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

const leaveDays = (page: Page): Locator =>
  page.getByRole('group', { name: eitherBegins('신청일자', 'Application date') });

/** The form of a leave; the calendar comes after the rest. */
const leave = async ({ enter }: Stage): Promise<Page> => {
  const page = await enter(DRAFTER, LEAVE);
  await expect(
    leaveDays(page)
      .getByRole('button', { name: /^\d{4}-\d\d-\d\d/ })
      .first(),
  ).toBeVisible();
  return page;
};

/** Writing a document, and every dialog on the way. */
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
      const again = await page.context().newPage();
      await page.close();
      await again.goto(MEMO);
      await expect(again.getByRole('button', { name: either('이어서 쓰기', 'Go on writing') })).toBeVisible();
      return again;
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
  {
    name: 'write-changed-elsewhere',
    open: async (stage) => {
      const id = await givenDraft(stage.company);
      const page = await openDraft(stage, id);
      await saveDraftElsewhere(stage.company, id, `${TITLE} (먼저)`);
      await field(page, '제목', 'Title').fill(`${TITLE} (나중)`);
      await press(page, '임시저장', 'Save draft');
      await expect(page.getByRole('alert').getByRole('table')).toBeVisible();
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
  { name: 'editor-link', open: (stage) => popover(stage, '링크', 'Link') },
  { name: 'editor-colours', open: (stage) => popover(stage, '글자 색', 'Text colour') },
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
      await expect(picker.getByRole('button', { name: /결재선 사용$|^Use the line of/ }).first()).toBeVisible();
      return page;
    },
  },
  {
    name: 'line-picker-left-out',
    open: async (stage) => {
      await givenMemo(stage.company, { steps: LONG_LINE });
      // 문서윤 of HR is a referrer here, and stands on the line just used.
      const page = await openDraft(stage, await givenDraft(stage.company));
      const picker = await openLinePicker(page);
      await picker.getByText(either('최근 결재선', 'Recent lines')).click();
      await picker
        .getByRole('button', { name: /문서윤.*결재선 사용$|^Use the line of .*Moon Seoyun/ })
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
      await attach.getByRole('checkbox').first().check();
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
  { name: 'write-leave', open: leave },
  {
    name: 'write-leave-wrong',
    open: async (stage) => {
      const page = await leave(stage);
      await press(page, '결재 상신', 'Submit');
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    },
  },
  {
    name: 'write-leave-half',
    open: async (stage) => {
      const page = await leave(stage);
      await page.getByRole('combobox', { name: either('휴가 종류', 'Kind of leave') }).selectOption('HalfDayLeave');
      await expect(page.getByRole('radio', { name: either('오전', 'Morning') })).toBeChecked();
      return page;
    },
  },
  {
    name: 'write-leave-overdrawn',
    open: async ({ enter, company }) => {
      const id = await givenLongLeaveDraft(company);
      const page = await enter(DRAFTER, `/approval/documents/write/${id}?category=LeaveApplication`);
      await expect(page.getByText(/이대로는 상신할 수 없습니다|This cannot be submitted as it is/)).toBeVisible();
      return page;
    },
  },
];
