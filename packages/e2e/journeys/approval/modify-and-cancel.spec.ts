import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';
import { APPROVER, attachFiles, givenMemo } from '../../scenes/documents.ts';

test('a drafter sees all missing fields, submits, modifies and then cancels', async ({ as }) => {
  const subject = `회의실 개보수 ${Date.now()}`;
  const page = await as('first.officer', '/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill(' ');
  await page.getByRole('button', { name: '결재 상신' }).click();
  for (const message of ['결재선을 선택해 주세요.', '제목을 입력해 주세요.', '내용을 입력해 주세요.'])
    await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '제목' })).toBeFocused();

  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(page, [{ name: '이서연' }]);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('검토 부탁드립니다.');
  await page.getByRole('button', { name: '결재 상신' }).click();
  await confirm(page, '결재 상신');
  await expect(page).toHaveURL(/view\/\d+\?list-type=submitted/);

  await page
    .getByRole('button', { name: '수정' })
    .or(page.getByRole('link', { name: '수정' }))
    .first()
    .click();
  await expect(page).toHaveURL(/modify\/\d+/);
  await page.getByRole('textbox', { name: '제목' }).fill(`${subject} (수정)`);
  await page.getByRole('button', { name: '수정 완료' }).click();
  await expect(page.getByRole('heading', { name: `${subject} (수정)` })).toBeVisible();

  await page.getByRole('button', { name: '상신 취소' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '취소 사유' }).fill('일정이 바뀌었습니다.');
  await dialog.getByRole('button', { name: '상신 취소' }).click();
  await expect(page.getByText('일정이 바뀌었습니다.')).toBeVisible();
  await expect(page.getByText('취소', { exact: true }).first()).toBeVisible();
});

test('typed text is offered after the tab was closed', async ({ as }) => {
  const page = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill('닫힌 창에서 쓰던 글');
  await expect(page.getByText(/이 기기에 저장됨/)).toBeVisible();
  const secondTab = await page.context().newPage();
  await page.close();
  await secondTab.goto('/approval/documents/write?category=LetterOfApproval');
  await secondTab.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(secondTab.getByRole('textbox', { name: '제목' })).toHaveValue('닫힌 창에서 쓰던 글');
});

test('a self-approved memo needs no line and is complete at once', async ({ as }) => {
  const page = await as('ops.lead', '/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill('전결 시험');
  await page.getByRole('switch', { name: /전결처리/ }).click();
  await page.getByRole('button', { name: '결재 완료' }).click();
  await confirm(page, '결재 완료');
  await expect(page).toHaveURL(/view\/\d+/);
  await expect(page.getByText('완료').first()).toBeVisible();
});

test('Back closes a question with its page: nothing is rejected from another page', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `뒤로 ${Date.now()}`;
  const { id } = await givenMemo(company, { title: `[품의서] ${subject}` });
  const page = await as(APPROVER, waitingWith(subject));
  await page.getByRole('link', { name: subject }).click();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill('다시 검토해 주십시오.');
  await bar.getByRole('button', { name: '반려', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: '반려', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/approval\/documents\/requested/);
  await expect(question).toHaveCount(0);
  const { status } = await company.call<{ status: string }>(APPROVER, 'GET', `/api/approval/docs/${id}`);
  expect(status).toBe('InProgress');
});

test('an approver does not approve files they have not seen: they see what changed, and decide on that', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `견적 ${Date.now()}`;
  const { id } = await givenMemo(company, { title: `[품의서] ${subject}` });
  const page = await as(APPROVER, waitingWith(subject));
  await page.getByRole('link', { name: subject }).click();
  const bar = page.getByRole('region', { name: '결재 처리' });
  await expect(bar).toBeVisible();
  await attachFiles(company, id, [['견적서 (수정).txt', '9,900,000원']]);
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(page, '승인');
  const notice = page.getByRole('dialog', { name: '문서가 변경되었습니다' });
  await expect(notice.getByRole('row', { name: /첨부 파일.*견적서 \(수정\)\.txt/ })).toBeVisible();
  const before = await company.call<{ status: string }>(APPROVER, 'GET', `/api/approval/docs/${id}`);
  expect(before.status).toBe('InProgress');
  await notice.getByRole('button', { name: '확인' }).click();
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(page, '승인');
  await expect(page.getByText('승인되었습니다.')).toBeVisible();
});
