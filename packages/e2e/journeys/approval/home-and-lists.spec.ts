import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

const submit = async (page: Page, subject: string, approver: string): Promise<void> => {
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(page, [{ name: approver }]);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('검토 바랍니다.');
  await page.getByRole('button', { name: '결재 상신' }).click();
  await confirm(page, '결재 상신');
  await expect(page).toHaveURL(/view\/\d+\?list-type=submitted/);
};

test('a rejected document waits on home until it is rewritten, and opened records are listed there', async ({ as }) => {
  const subject = `홈에서 다시 쓰기 ${Date.now()}`;
  const drafter = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await submit(drafter, subject, '이서연');

  const approver = await as('ops.lead', '/');
  const strip = approver.getByRole('group', { name: '기한별로 보기' });
  await expect(strip.getByRole('button', { name: /^전체 [1-9]/ })).toBeVisible();
  await expectAccessible(approver);
  await approver.goto(drafter.url());
  await approver
    .getByRole('region', { name: '결재 처리' })
    .getByRole('textbox', { name: '의견' })
    .fill('다시 써 주세요.');
  await approver.getByRole('button', { name: '반려', exact: true }).click();
  await confirm(approver, '반려');
  await expect(approver.getByText('반려되었습니다.')).toBeVisible();
  await approver.goto('/');
  await expect(
    approver.getByRole('region', { name: '최근 본 기록' }).getByRole('link', { name: subject }),
  ).toBeVisible();

  await drafter.goto('/');
  const rejected = drafter.getByRole('region', { name: '반려되어 다시 쓸 문서' });
  await expect(rejected.getByRole('link', { name: subject, exact: true })).toBeVisible();
  await expectAccessible(drafter);
  await rejected.getByRole('link', { name: `${subject} 다시 작성` }).click();
  await expect(drafter).toHaveURL(/write\/\d+\?category=LetterOfApproval#rewrite$/);
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);
  await drafter.goto('/');
  await expect(drafter.getByRole('link', { name: '휴가 신청' })).toBeVisible();
  await expect(rejected.getByRole('link', { name: subject, exact: true })).toBeHidden();
});

test('a list is narrowed by status, role and period, ordered and paged; all of it is in the address', async ({
  as,
}) => {
  const page = await as('ops.lead', '/approval/documents/completed');
  const rows = page.getByRole('table', { name: '완료' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: '상태' }).selectOption('반려');
  await expect(page).toHaveURL(/status=Rejected/);
  await expect(rows.filter({ hasText: '완료' })).toHaveCount(0);
  await page.getByRole('combobox', { name: '내 역할' }).selectOption('결재');
  await page.getByRole('combobox', { name: '기안일 기간' }).selectOption('올해');
  await page.getByRole('combobox', { name: '정렬' }).selectOption('오래된 순');
  await page.getByRole('combobox', { name: '페이지당 건수' }).selectOption('50건씩 보기');
  await expect(page).toHaveURL(/role=Approver.*sort=Oldest.*limit=50|limit=50/);
  await expect(page.getByRole('list', { name: '적용된 필터' }).getByRole('button')).toHaveCount(5);
  await expectAccessible(page);
  const there = page.url();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '기안일 기간' })).toHaveValue('year');
  const first = page.getByRole('table', { name: '완료' }).getByRole('link').first();
  await first.click();
  await page.getByRole('link', { name: /목록/ }).click();
  await expect(page).toHaveURL(there);
});
