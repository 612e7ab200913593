import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../../personas/write-memo.ts';

const act = async (page: Page, subject: string, button: string, comment: string): Promise<void> => {
  await page.goto(waitingWith(subject));
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill(comment);
  // Of a double click the second one answers nothing: the question stands.
  await bar.getByRole('button', { name: button, exact: true }).dblclick({ delay: 60 });
  await confirm(page, button);
  await expect(page).toHaveURL(/\/approval\/documents\/requested/);
};

test('of an agreement group one holds and agrees later; the document is complete when both have agreed', async ({
  as,
}) => {
  const subject = `합의 보류 ${Date.now()}`;
  const drafter = await as('cabin', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(drafter, [
    { name: '박지훈', agrees: true },
    { name: '강태오', agrees: true },
  ]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('함께 보아 주십시오.');
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  const [one, other] = [await as('first.officer', '/'), await as('engineer', '/')];
  await act(one, subject, '보류', '자료를 더 보겠습니다.');
  await expect(one.getByRole('main').getByRole('link', { name: subject })).toBeVisible();
  await drafter.reload();
  await expect(drafter.getByRole('button', { name: '수정' })).toBeHidden();
  await expect(drafter.getByRole('button', { name: '상신 취소' })).toBeHidden();
  await act(other, subject, '승인', '동의합니다.');
  await drafter.reload();
  await expect(drafter.getByText('진행 중').first()).toBeVisible();
  await act(one, subject, '승인', '확인했습니다.');
  await drafter.reload();
  await expect(drafter.getByText('완료', { exact: true }).first()).toBeVisible();
  await expect(drafter.getByText('확인했습니다.')).toBeVisible();
});
