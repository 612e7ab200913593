import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

test('a rejected memo is rewritten as a new one without its files, and links back to the rejected one', async ({
  as,
}) => {
  const subject = `격납고 조명 교체 ${Date.now()}`;
  const drafter = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(drafter, [{ name: '이서연' }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('조명을 바꾸고자 합니다.');
  await drafter
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '조명 견적.txt', mimeType: 'text/plain', buffer: Buffer.from('12등') });

  await drafter.getByRole('button', { name: '미리보기' }).click();
  const preview = drafter.getByRole('dialog', { name: '미리보기' });
  await expect(preview.getByText('일반품의서 · -')).toBeVisible();
  await expect(preview.getByText('조명을 바꾸고자 합니다.')).toBeVisible();
  await expect(preview.getByText('조명 견적.txt')).toBeVisible();
  await expectAccessible(drafter);
  await preview.getByRole('button', { name: '닫기' }).click();

  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);
  const number =
    (
      await drafter
        .getByText(/LA-\d{4}-\d{6}/)
        .first()
        .innerText()
    ).match(/LA-\d{4}-\d{6}/)?.[0] ?? '';
  const rejected = drafter.url();

  const approver = await as('ops.lead', new URL(rejected).pathname);
  const bar = approver.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill('비교 견적을 붙여 주세요.');
  await bar.getByRole('button', { name: '반려', exact: true }).click();
  await confirm(approver, '반려');
  await expect(approver.getByText('반려되었습니다.')).toBeVisible();

  await drafter.reload();
  await expect(drafter.getByText('비교 견적을 붙여 주세요.').first()).toBeVisible();
  await drafter.getByRole('button', { name: '다시 작성' }).click();
  await expect(drafter).toHaveURL(/write\/\d+\?category=LetterOfApproval#rewrite$/);
  await expect(drafter.getByText(`${number} 문서를 다시 작성합니다.`)).toBeVisible();
  await expect(drafter.getByRole('blockquote')).toContainText('비교 견적을 붙여 주세요.');
  await expect(drafter.getByRole('textbox', { name: '제목' })).toHaveValue(subject);
  await expect(drafter.getByRole('textbox', { name: '내용' })).toContainText('조명을 바꾸고자 합니다.');
  await expect(drafter.getByRole('list', { name: '진행 순서' })).toContainText('이서연');
  await expect(drafter.getByText('조명 견적.txt')).toBeHidden();
  await expectAccessible(drafter);

  await drafter.getByRole('textbox', { name: '제목' }).fill(`${subject} (재)`);
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter.getByRole('heading', { name: `${subject} (재)` })).toBeVisible();
  expect(new URL(drafter.url()).pathname).not.toBe(new URL(rejected).pathname);
  await expectAccessible(drafter);
  await drafter.getByRole('link', { name: `재상신: ${number}` }).click();
  await expect(drafter).toHaveURL(new RegExp(new URL(rejected).pathname));
  await expect(drafter.getByText('반려', { exact: true }).first()).toBeVisible();
});

test('a recent line is reused, without those who are referrers now', async ({ as }) => {
  const page = await as('ops.head', '/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill(`결재선 시험 ${Date.now()}`);
  await chooseLine(page, [{ name: '임수아' }, { name: '최유진' }]);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('내용');
  await page.getByRole('button', { name: '결재 상신' }).click();
  await confirm(page, '결재 상신');
  await expect(page).toHaveURL(/view\/\d+\?list-type=submitted/);

  await page.goto('/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('button', { name: '참조자 선택' }).click();
  const referrers = page.getByRole('dialog', { name: '참조자 선택' });
  await referrers.getByRole('button', { name: '전체 사원' }).click();
  await referrers.getByRole('searchbox', { name: '이름으로 찾기' }).fill('최유진');
  await referrers
    .getByRole('list', { name: '사원', exact: true })
    .getByRole('button', { name: /최유진/ })
    .first()
    .click();
  await referrers.getByRole('button', { name: '적용' }).click();

  await page.getByRole('button', { name: '결재선 선택' }).click();
  const picker = page.getByRole('dialog', { name: '결재선 선택' });
  await picker.getByText('최근 결재선').click();
  await expectAccessible(page);
  await picker.getByRole('button', { name: '임수아, 최유진 결재선 적용' }).click();
  const alert = page.getByRole('dialog', { name: '처리하지 못했습니다' });
  await expect(alert).toContainText('최유진: 이미 참조자로 추가된 직원입니다.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(picker.getByRole('list', { name: '결재 순서' })).toContainText('임수아');
  await expect(picker.getByRole('list', { name: '결재 순서' })).not.toContainText('최유진');
});

test('a recent document and its line are reused in a new one, and a completed one is attached', async ({ as }) => {
  const subject = `정비 매뉴얼 ${Date.now()}`;
  const page = await as('cabin', '/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await page.getByRole('switch', { name: /전결처리/ }).click();
  await page.getByRole('button', { name: '결재 완료' }).click();
  await confirm(page, '결재 완료');
  await expect(page).toHaveURL(/view\/\d+/);

  await page.goto('/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill('지울 제목');
  await page.getByRole('button', { name: '최근 문서' }).click();
  await page.getByRole('dialog', { name: '최근 상신한 문서' }).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('list', { name: '최근 상신한 문서' })
    .getByRole('link', { name: new RegExp(subject) })
    .click();
  await confirm(page, '나가기');
  await expect(page).toHaveURL(/#recent$/);
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(subject);

  await page.getByRole('button', { name: '문서 선택' }).click();
  const dialog = page.getByRole('dialog', { name: '첨부할 문서 선택' });
  await dialog.getByRole('searchbox').fill(subject);
  await expect(dialog.getByText('1–1 / 1')).toBeVisible();
  await dialog.getByRole('checkbox', { name: new RegExp(subject) }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '적용' }).click();
  await expect(page.getByRole('list', { name: '첨부 문서' }).getByRole('link')).toContainText(subject);

  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/draft/);
  await page
    .getByRole('main')
    // Not the link in the form, which may still stand there.
    .getByRole('table')
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  await expect(page.getByRole('list', { name: '첨부 문서' }).getByRole('link')).toHaveAttribute(
    'href',
    /linkedDocId=\d+/,
  );
});
