import { expect, type Page } from '@playwright/test';
import { settled } from '../../personas/axe.ts';
import { countPresses, type Hand } from '../../personas/clicks.ts';
import { addDays, today, yearOf } from '../../personas/days.ts';
import { confirm } from '../../personas/write-memo.ts';
import type { Company } from '../../scenes/company.ts';
import { APPROVER, givenMemo } from '../../scenes/documents.ts';
import { pdfFile, type StoredDocument } from '../../scenes/drives.ts';

const takeLastLine = (page: Page): Promise<void> => page.getByRole('button', { name: /^최근 결재선 적용/ }).click();

const submit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '결재 상신' }).click();
  await settled(page);
  await confirm(page, '결재 상신');
  await expect(page).toHaveURL(/\/approval\/documents\/view\/\d+/);
};

/** Writes a memo with the last line from the start page of approval; answers the presses. */
export const memoPresses = async (page: Page, title: string): Promise<number> => {
  const hand = await countPresses(page);
  await page.getByRole('link', { name: '일반품의서 작성하기' }).click();
  await hand.write(page.getByRole('textbox', { name: '제목' }), title);
  await takeLastLine(page);
  await hand.write(page.getByRole('textbox', { name: '내용' }), '승인 바랍니다.');
  await submit(page);
  return hand.presses();
};

/** Applies for a day of leave with the last line from the start page of approval; answers the presses. */
export const leavePresses = async (page: Page, day: string): Promise<number> => {
  const hand = await countPresses(page);
  await page.getByRole('link', { name: '휴가신청서 작성하기' }).click();
  const calendar = page.getByRole('group', { name: /신청일자/ });
  await calendar.getByRole('button', { name: new RegExp(`^${day} \\(.\\)$`) }).click();
  await takeLastLine(page);
  await submit(page);
  return hand.presses();
};

/** A leave of another year, after which the last line of leaves is offered. */
export const givenLastLeave = async (company: Company, persona: 'captain' | 'hr', day: number): Promise<void> => {
  await company.call(persona, 'POST', '/api/approval/docs/submit', {
    title: '[휴가신청서] 지난 휴가',
    category: { id: 2 },
    lines: [{ seq: 1, approvalType: 'Approve', approver: { id: await company.idOf(APPROVER) } }],
    vacation: {
      absenceType: 'AnnualLeave',
      contract: null,
      periods: [{ vacationDate: addDays(`${yearOf(today) + 1}-02-01`, day), annualLeaveType: 'AnnualLeave' }],
    },
  });
};

/** Brings a new revision of a manual's document from its record; answers the presses. */
export const revisionPresses = async (page: Page, document: StoredDocument): Promise<number> => {
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  const hand = await countPresses(page);
  await page.getByRole('link', { name: '새 개정 업로드' }).click();
  await expect(page.getByRole('textbox', { name: '개정번호' })).toHaveValue('4');
  await hand.take(page.locator('input[type=file]').first(), pdfFile(document.title));
  await hand.write(page.getByRole('textbox', { name: '개정 내용' }), '이륙 최저 기상 조건을 고쳤습니다.');
  await page.getByRole('button', { name: '새 개정 업로드' }).click();
  await expect(page.getByRole('table', { name: '개정 이력' })).toContainText('이륙 최저 기상 조건을 고쳤습니다.');
  return hand.presses();
};

const COUNT = 16;

/** Memos that wait for the approver, found by a subject. */
export const givenSixteen = async (company: Company): Promise<string> => {
  const subject = `열여섯 ${Date.now()}`;
  for (let number = 1; number <= COUNT; number += 1)
    await givenMemo(company, { title: `[품의서] ${subject} ${number}번` });
  return subject;
};

/** Approves them: each is marked in the list, and all are approved with one question; answers the presses. */
export const approvalPresses = async (page: Page): Promise<number> => {
  const rows = page.getByRole('checkbox', { name: /^\[품의서\] 열여섯/ });
  await expect(rows).toHaveCount(COUNT);
  const hand: Hand = await countPresses(page);
  for (let at = 0; at < COUNT; at += 1) await rows.nth(at).check();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '함께 승인' });
  await expect(dialog).toContainText(`다음 ${COUNT}건을 승인합니다.`);
  await settled(page);
  await dialog.getByRole('button', { name: '승인', exact: true }).click();
  await expect(page.getByText(`${COUNT}건을 승인했습니다.`)).toBeVisible();
  return hand.presses();
};
