import { expect, type Locator, type Page } from '@playwright/test';
import { DRAFTER, givenLongLeaveDraft } from './documents.ts';
import { either, eitherBegins, press, type Scene } from './kinds.ts';
import type { Stage } from './stage.ts';

const LEAVE = '/approval/documents/write?category=LeaveApplication';

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

/** Applying for leave. */
export const approvalLeaveScenes: readonly Scene[] = [
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
