import { expect, type Locator, type Page } from '@playwright/test';
import { actOn, attachFiles, DRAFTER, givenDraft, givenMemo, LONG_LINE } from './documents.ts';
import { field } from './kinds.ts';
import type { Stage } from './stage.ts';

export const MEMO = '/approval/documents/write?category=LetterOfApproval';

export const content = (page: Page): Locator => field(page, '내용', 'Content');

/** An empty form; the editor comes after the rest. */
export const blank = async ({ enter }: Stage): Promise<Page> => {
  const page = await enter(DRAFTER, MEMO);
  await expect(content(page)).toBeVisible();
  return page;
};

export const openDraft = async ({ enter }: Stage, id: number, hash = ''): Promise<Page> => {
  const page = await enter(DRAFTER, `/approval/documents/write/${id}?category=LetterOfApproval${hash}`);
  await expect(content(page)).toBeVisible();
  return page;
};

/** A form in which everything is filled in. */
export const filled = async (stage: Stage): Promise<Page> => {
  const earlier = await givenMemo(stage.company);
  await actOn(stage.company, earlier, 'Approved', '승인합니다.');
  const options = { steps: LONG_LINE, comment: '지난 회의에서 말씀드린 건입니다.', attach: earlier.id };
  const id = await givenDraft(stage.company, options);
  await attachFiles(stage.company, id);
  return openDraft(stage, id);
};

/** A form in which something was typed. */
export const begun = async (stage: Stage): Promise<Page> => {
  const page = await blank(stage);
  await field(page, '제목', 'Title').fill('[품의서] 쓰다 만 글');
  return page;
};
