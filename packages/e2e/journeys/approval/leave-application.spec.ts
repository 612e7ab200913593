import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { addDays, today, yearOf } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

const APPLY = '/approval/documents/write?category=LeaveApplication';

/** Clicks days in the calendar, moving to the month of each. */
const chooseDays = async (page: Page, days: readonly string[]): Promise<void> => {
  const calendar = page.getByRole('group', { name: /신청일자/ });
  const next = calendar.getByRole('button', { name: '다음' });
  await expect(next).toBeVisible();
  for (const day of days) {
    const [year, month] = day.split('-').map(Number);
    const shown = calendar.getByText(`${year}년 ${month}월`, { exact: true });
    for (let turned = 0; turned < 24 && !(await shown.isVisible()); turned += 1) await next.click();
    await expect(shown).toBeVisible();
    await calendar.getByRole('button', { name: new RegExp(`^${day} \\(.\\)$`) }).click();
  }
};

/** The leave status of this year on the start page: total, used, remaining. */
const leaveStatus = async (page: Page): Promise<number[]> => {
  await page.goto('/approval');
  const status = page.getByRole('region', { name: /휴가 현황/ });
  await expect(status.getByRole('definition').first()).toHaveText(/^\d\d+(\.5)?$/);
  return (await status.getByRole('definition').allTextContents()).map(Number);
};

const openRequested = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('three days of annual leave are applied for, approved, used, and are returned when the leave is canceled', async ({
  as,
}) => {
  const days = [7, 8, 9].map((ahead) => addDays(today, ahead));
  const ofThisYear = days.filter((day) => yearOf(day) === yearOf(today)).length;
  const title = `[휴가신청서] ${days[0]} 외 2일`;

  const captain = await as('captain', '/approval');
  const [total = 0, used = 0, remaining = 0] = await leaveStatus(captain);
  await expectAccessible(captain);
  await captain.getByRole('link', { name: '휴가신청서 작성하기' }).click();
  await captain.getByRole('button', { name: '결재 상신' }).click();
  await expect(captain.getByText('신청일자를 선택해 주세요.').last()).toBeVisible();
  await expect(captain.getByRole('group', { name: /신청일자/ })).toBeFocused();
  await chooseDays(captain, days);
  await expect(captain.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  await captain.getByRole('textbox', { name: '연락처' }).fill('010-1234-5678');
  await chooseLine(captain, [{ name: '이서연' }]);
  await expectAccessible(captain);
  await captain.getByRole('button', { name: '결재 상신' }).click();
  await confirm(captain, '결재 상신');
  await expect(captain).toHaveURL(/\/approval\/documents\/view\/\d+/);
  const view = captain.url();
  await expect(captain.getByText(/LV-\d{4}-\d{6}/).first()).toBeVisible();
  await expect(captain.getByText('010-1234-5678')).toBeVisible();
  await expect(captain.getByText('잔여 연차')).toBeVisible();
  await expectAccessible(captain);

  await captain.goto(APPLY);
  await chooseDays(captain, days.slice(1, 2));
  await chooseLine(captain, [{ name: '이서연' }]);
  const clash = captain.getByText(new RegExp(`${days[1]} \\(.\\): 이미 휴가를 신청한 날짜입니다`));
  await expect(clash).toHaveCount(1);
  await captain.getByRole('button', { name: '결재 상신' }).click();
  await expect(clash.last()).toBeVisible();
  await expect(captain.getByRole('dialog')).toHaveCount(0);
  await expect(captain.getByRole('group', { name: /신청일자/ })).toBeFocused();

  const lead = await as('ops.lead', '/approval/documents/requested');
  await openRequested(lead, title);
  await expect(lead.getByText('잔여 연차')).toBeVisible();
  await lead.getByRole('region', { name: '결재 처리' }).getByRole('button', { name: '승인', exact: true }).click();
  await confirm(lead, '승인');
  await expect(lead.getByText('승인되었습니다.')).toBeVisible();

  expect(await leaveStatus(captain)).toEqual([total, used + ofThisYear, remaining - ofThisYear]);
  await captain.goto(view);
  await captain.getByRole('button', { name: '상신 취소' }).click();
  const dialog = captain.getByRole('dialog');
  await expect(dialog).toContainText('휴가 일수가 다시 돌아옵니다');
  await dialog.getByRole('textbox', { name: '취소 사유' }).fill('비행 일정이 바뀌었습니다.');
  await dialog.getByRole('button', { name: '상신 취소' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(captain.getByText('비행 일정이 바뀌었습니다.')).toBeVisible();
  expect(await leaveStatus(captain)).toEqual([total, used, remaining]);
});

test('a half day in the afternoon is applied for by keyboard and completed by oneself', async ({ as }) => {
  // A day of next year that another run of this journey hardly chooses too.
  const day = addDays(`${yearOf(today) + 1}-01-01`, Math.floor(Date.now() / 1000) % 365);
  const page = await as('ops.lead', APPLY);
  await page.getByRole('combobox', { name: '휴가 종류' }).selectOption('반차');
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(`[휴가신청서] ${today}`);
  await chooseDays(page, [day]);
  await page.getByRole('radio', { name: '오전' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('row', { name: new RegExp(`${yearOf(day)}년`) })).toContainText('0.5일');
  await expectAccessible(page);
  await page.getByRole('switch', { name: /전결처리/ }).click();
  await page.getByRole('button', { name: '결재 완료' }).click();
  await confirm(page, '결재 완료');
  await expect(page).toHaveURL(/view\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: `[휴가신청서] ${day}` })).toBeVisible();
  await expect(page.getByText('반차 (오후)')).toBeVisible();
  await expect(page.getByText('0.5일')).toBeVisible();
  await expectAccessible(page);
});
