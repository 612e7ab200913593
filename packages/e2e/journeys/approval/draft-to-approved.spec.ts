import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../../personas/write-memo.ts';

const QUOTE = '견적서_조류퇴치기 🛫.txt';

const approve = async (page: Page, title: string, comment: string): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page.getByText('내 차례')).toBeVisible();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill(comment);
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('승인 처리 하시겠습니까?');
  await confirm(page, '승인');
  await expect(page.getByText('승인되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/approval\/documents\/requested/);
};

test('a captain drafts a memo with a line and a file, each approver acts in turn, and the captain prints it', async ({
  as,
}) => {
  const subject = `조류 퇴치 장비 ${Date.now()}`;
  const captain = await as('captain', '/approval');
  await expectAccessible(captain);
  await captain.getByRole('link', { name: '일반품의서 작성하기' }).click();
  await captain.getByRole('textbox', { name: '제목' }).fill(`[품의서] ${subject}`);
  await chooseLine(captain, [
    { name: '이서연' },
    { name: '박지훈', agrees: true },
    { name: '강태오', agrees: true },
    { name: '정하늘' },
  ]);
  await captain.getByRole('textbox', { name: '내용' }).click();
  await captain.keyboard.type('아래와 같이 구매하고자 합니다.');
  await captain
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: QUOTE, mimeType: 'text/plain', buffer: Buffer.from('퇴치기 2대 8,400,000원') });
  await expectAccessible(captain);

  await captain.getByRole('button', { name: '임시저장' }).click();
  await expect(captain).toHaveURL(/\/approval\/documents\/draft/);
  await captain
    .getByRole('main')
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  await expect(captain.getByText(QUOTE)).toBeVisible();
  await captain.getByRole('button', { name: '결재 상신' }).click();
  await confirm(captain, '결재 상신');
  await expect(captain).toHaveURL(/\/approval\/documents\/view\/\d+\?list-type=submitted/);
  await expect(captain.getByText(/LA-\d{4}-\d{6}/).first()).toBeVisible();
  await expectAccessible(captain);

  const lead = await as('ops.lead', waitingWith(subject));
  await expectAccessible(lead);
  await approve(lead, subject, '필요한 장비입니다.');
  for (const agreer of ['engineer', 'first.officer'] as const)
    await approve(await as(agreer, waitingWith(subject)), subject, '동의합니다.');
  await approve(await as('ops.head', waitingWith(subject)), subject, '재가합니다.');

  await captain.goto('/approval/documents/completed');
  await captain
    .getByRole('main')
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  await expect(captain.getByText('완료').first()).toBeVisible();
  await expect(captain.getByText('재가합니다.')).toBeVisible();
  const saved = captain.waitForEvent('download');
  await captain.getByRole('button', { name: 'PDF' }).click();
  const pdf = await saved;
  expect(pdf.suggestedFilename()).toMatch(/^LA-\d{4}-\d{6} .*\.pdf$/);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const file = captain.waitForEvent('download');
  await captain.getByRole('button', { name: `${QUOTE} 내려받기` }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toBe('퇴치기 2대 8,400,000원');
});
