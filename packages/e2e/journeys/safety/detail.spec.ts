import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { askClosing, assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { pressMore } from '../../scenes/kinds.ts';
import { birdStrike, draft, file, fileUntil } from '../../scenes/reports.ts';

test('a report is classified, and what was chosen is not left behind unasked', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await file(company, { ...birdStrike, requestFeedback: false });
  const page = await as('safety.master', `/esms/report/view/${id}`);
  await expect(page.getByRole('tab', { name: /위험도 평가/ })).toBeDisabled();

  await page.getByRole('tab', { name: '분류', exact: true }).click();
  await expect(page).toHaveURL(/#classification$/);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('alert')).toContainText('사건 범주');
  await page.getByRole('radio', { name: '내부' }).check();
  await page.getByRole('radio', { name: '준사고' }).check();
  await page.getByRole('button', { name: '범주 추가' }).click();
  const picker = page.getByRole('dialog', { name: '범주 추가' });
  await expect(picker.getByRole('button', { name: '적용' })).toBeDisabled();
  await picker.getByRole('searchbox').fill('조류');
  await picker.getByRole('button', { name: /BIRD/ }).click();
  await picker.getByRole('button', { name: '적용' }).click();
  await page.getByRole('button', { name: '범주 추가' }).click();
  await picker.getByRole('searchbox').fill('조류');
  await picker.getByRole('button', { name: /BIRD/ }).click();
  await expect(picker.getByRole('alert')).toContainText('동일한 값이 이미 선택되어 있습니다.');
  await picker.getByRole('button', { name: '취소' }).click();
  await page.getByRole('checkbox', { name: '항공기 경미손상' }).check();
  await page
    .getByRole('group', { name: /손상된 항공기 부위/ })
    .getByRole('checkbox', { name: '레이돔/노즈' })
    .check();
  await expectAccessible(page);
  // What was chosen waits while another tab is looked at, and is not left behind from there unasked.
  await page.getByRole('tab', { name: '상세', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: '한빛항공' }).click();
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await question.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('tab', { name: '상세', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await question.getByRole('button', { name: '취소' }).click();
  await page.getByRole('tab', { name: '분류', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: '레이돔/노즈' })).toBeChecked();
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByText('분류가 등록되었습니다.')).toBeVisible();
  await expect(page.getByText('HAZARD IDENTIFICATION')).toBeVisible();
});

test('a hazard is registered and its risk assessed by the keyboard alone', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'classified');
  const page = await as('safety.master', `/esms/report/view/${id}`);
  await page.getByRole('tab', { name: '위험도 평가' }).click();
  await expect(page.getByText('NOT EVALUATED')).toHaveCount(3);
  await page.getByRole('textbox', { name: '위해요인 제목' }).fill('활주로 주변 조류 서식');
  await page.getByRole('button', { name: '분류 선택' }).click();
  const categories = page.getByRole('dialog', { name: '분류 선택' });
  await categories.getByRole('searchbox').fill('조류 무리');
  await categories.getByRole('button', { name: /무리/ }).click();
  await categories.getByRole('button', { name: '적용' }).click();
  await page.getByRole('button', { name: '결과 추가' }).click();
  const consequences = page.getByRole('dialog', { name: '결과 추가' });
  await consequences.getByRole('searchbox').fill('공중충돌 지연');
  await consequences.getByRole('button', { name: /지연/ }).first().click();
  await consequences.getByRole('button', { name: '적용' }).click();
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByText('FIRST RISK ASSESSMENT')).toBeVisible();

  // By keyboard alone: how badly, then how often.
  await page.getByRole('button', { name: '초기 평가 입력' }).press('Enter');
  const matrix = page.getByRole('dialog', { name: '초기 위험도 평가' });
  await expect(matrix.getByRole('radio', { name: /^3/ })).toBeDisabled();
  await matrix.getByRole('radio', { name: /^A/ }).press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(matrix.getByRole('button', { name: '적용' })).toBeDisabled();
  await matrix.getByRole('radio', { name: /^5/ }).press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(matrix.getByRole('button', { name: '3B 경감 필요' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await matrix.getByRole('button', { name: '적용' }).press('Enter');
  await expect(page.getByText('위험도 평가가 등록되었습니다.')).toBeVisible();
  await expect(page.getByText('SECOND RISK ASSESSMENT')).toBeVisible();
});

test('a second assessor is named, notified, and assesses', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'assessed');
  const page = await as('safety.master', `/esms/report/view/${id}#riskAnalysis`);
  await page.getByRole('button', { name: '2차 평가자 지정' }).click();
  const assign = page.getByRole('dialog', { name: '2차 평가자 지정' });
  await assign.getByRole('combobox', { name: '2차 평가자' }).fill('강태오');
  await page.getByRole('option', { name: /강태오/ }).click();
  await assign.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('2차 평가자로 지정되었습니다.')).toBeVisible();

  const assessor = await as('engineer', '/notifications');
  await assessor
    .getByRole('main')
    .getByRole('link', { name: /2차 위험도 평가자/ })
    .first()
    .click();
  await expect(assessor).toHaveURL(new RegExp(`/esms/report/view/${id}#riskAnalysis$`));
  await assessor.getByRole('button', { name: '2차 평가자 평가 입력' }).click();
  const second = assessor.getByRole('dialog', { name: '2차 평가자 위험도 평가' });
  await second.getByRole('button', { name: /^2C/ }).click();
  await second.getByRole('button', { name: '적용' }).click();
  await expect(assessor.getByText('NOTIFICATION', { exact: true })).toBeVisible();
});

test('chosen values survive a reload and are not discarded without a question, and a closed report is reopened', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'notified', { ...birdStrike, requestFeedback: false });
  const page = await as('safety.master', `/esms/report/view/${id}`);
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await expect(page.getByText('NOTIFICATION', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '분류', exact: true }).click();
  const damaged = page.getByRole('checkbox', { name: '항공기 경미손상' });
  await damaged.uncheck();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('portal.work.')));
  await page.reload();
  await expect(damaged).toBeChecked();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(damaged).not.toBeChecked();
  await page.getByRole('button', { name: '종결' }).click();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(damaged).not.toBeChecked();
  await page.getByRole('button', { name: '종결' }).click();
  await question.getByRole('button', { name: '계속' }).click();
  await page.getByRole('dialog', { name: /종결/ }).getByRole('button', { name: '종결' }).click();
  await expect(page.getByText('보고서 처리가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/esms\/report$/);
  await page.goto(`/esms/report/view/${id}`);
  await expect(page.getByText('CLOSED', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '수정' })).toHaveCount(0);
  await page.getByRole('button', { name: '재개' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '재개' }).click();
  await expect(page.getByText('NOTIFICATION', { exact: true })).toBeVisible();
});

test('a report that asks for feedback cannot be closed before it is answered, and shows why', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await fileUntil(company, 'assessed');
  await company.call('safety.master', 'POST', `/api/esms/reports/${id}/risk-assessments`, {
    seq: 2,
    version: 1,
    riskLevel: '2C',
  });
  const page = await as('safety.master', `/esms/report/view/${id}`);
  await page.getByRole('button', { name: '종결' }).click();
  const closing = page.getByRole('dialog', { name: '보고서 종결' });
  await expect(closing).toContainText('회신 요청에 답변하지 않은 보고서가 있습니다');
  await expect(closing.getByRole('button', { name: '종결', exact: true })).toBeDisabled();
  const checklist = closing.getByRole('list', { name: '종결 전 확인' });
  await expect(checklist.getByRole('listitem').filter({ hasText: '분류' })).toContainText('마침');
  await expectAccessible(page);
  await closing.getByRole('textbox', { name: '종결 안내' }).fill('알려 주셔서 고맙습니다.');
  await checklist.getByRole('listitem').filter({ hasText: '회신' }).getByRole('link', { name: '바로 가기' }).click();
  await expect(page).toHaveURL(/#feedback$/);
  await page.getByRole('textbox', { name: '답변 작성' }).fill('점검을 마쳤습니다.');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('feedback 등록 완료')).toBeVisible();
  await page.getByRole('button', { name: '종결', exact: true }).click();
  await expect(closing.getByRole('textbox', { name: '종결 안내' })).toHaveValue('알려 주셔서 고맙습니다.');
  await closing.getByRole('button', { name: '종결', exact: true }).click();
  await expect(page.getByText('보고서 처리가 완료되었습니다.')).toBeVisible();
});

test('the risk that is left is assessed from the question whether to close, and what is missing never leads astray', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `잔여 위험 ${Date.now()}`;
  const made = await assignAction(company, subject, 'ceo', 'safety.master');
  await askClosing(company, made, 'ceo');
  const base = `/api/esms/reports/${made.report}`;
  const { threads } = await company.call<{ threads: { id: number }[] }>(
    'safety.master',
    'GET',
    `${base}/mitigations/${made.id}`,
  );
  const accepted = { actionType: 'Closed', actionCompleted: true };
  await company.call('safety.master', 'PUT', `${base}/mitigations/${made.id}/threads/${threads[0]?.id}`, accepted);
  await company.call('safety.master', 'POST', `${base}/feedback`, { content: '확인했습니다.' });
  const page = await as('safety.master', `/esms/report/view/${made.report}`);
  await page.getByRole('button', { name: '종결', exact: true }).click();
  const closing = page.getByRole('dialog', { name: '보고서 종결' });
  await expect(closing.getByRole('button', { name: '종결', exact: true })).toBeDisabled();
  await expect(closing).toContainText('남은 위험이 3B');
  await closing.getByRole('button', { name: '지금 평가' }).click();
  const matrix = page.getByRole('dialog', { name: /위험도 평가/ });
  await matrix.getByRole('button', { name: /^2D/ }).click();
  await matrix.getByRole('button', { name: '적용' }).click();
  await expect(matrix).toBeHidden();
  await expect(closing.getByRole('listitem').filter({ hasText: '잔여 위험' })).toContainText('2D');
  await expect(closing).not.toContainText('남은 위험이');
  await expectAccessible(page);
  await closing.getByRole('button', { name: '종결', exact: true }).click();
  await expect(page.getByText('보고서 처리가 완료되었습니다.')).toBeVisible();
});

test('a reporter changes an open report and deletes it; a draft is not read here', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `고칠 보고서 ${Date.now()}`;
  const { id } = await file(company, { ...birdStrike, subject: mark });
  const page = await as('captain', `/esms/report/view/${id}`);
  await page.getByRole('button', { name: '수정' }).click();
  await page.getByRole('textbox', { name: /제목/ }).fill(`${mark} 고침`);
  await page.getByRole('button', { name: '저장' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} 고침` })).toBeVisible();
  await pressMore(page, '삭제', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('삭제되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/esms\/report$/);
  const { id: draftId } = await draft(company);
  await page.goto(`/esms/report/view/${draftId}`);
  await expect(page).toHaveURL(/\/esms$/);
});
