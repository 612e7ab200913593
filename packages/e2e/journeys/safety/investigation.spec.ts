import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { endActions, investigateUntil } from '../../scenes/investigations.ts';
import { birdStrike, file } from '../../scenes/reports.ts';

/** Chooses an end of a tree in its dialog. */
const pick = async (page: Page, button: string, words: string, entry: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('button', { name: entry }).first().click();
  await dialog.getByRole('button', { name: '적용' }).click();
  await expect(dialog).toBeHidden();
};

const agree = async (page: Page, verb: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();

const tab = async (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

test('a report becomes an investigation, to which it leads from then on', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id, reportNo } = await file(company);
  const title = `조류 충돌 조사 ${Date.now()}`;

  const page = await as('safety.master', `/esms/report/view/${id}`);
  await page.getByRole('link', { name: '조사 개시' }).click();
  await expect(page).toHaveURL(/\/esms\/investigation\/new\?/);
  await expect(page.getByRole('combobox', { name: '발굴 경로' })).toHaveValue('InternalMandatoryReport');
  await expect(page.getByRole('button', { name: `${reportNo} 연결 해제` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '제목' })).not.toHaveValue('');
  await page.getByRole('textbox', { name: '제목' }).clear();
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('alert').first()).toContainText('제목을 입력해 주세요.');
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('combobox', { name: '조사 종류' }).selectOption('Incident_SignificantEvent');
  await page.getByRole('combobox', { name: '분야 1단계' }).selectOption({ label: '운항' });
  await page.getByRole('combobox', { name: '분야 2단계' }).selectOption({ label: '지상·이륙' });
  await page.getByRole('textbox', { name: '내용' }).fill('이륙 활주 중 조류와 충돌한 까닭을 조사합니다.');
  await page.getByRole('button', { name: '조사자 선택' }).click();
  const people = page.getByRole('dialog', { name: '조사자 선택' });
  await expect(people.getByRole('button', { name: /강태오/ })).toHaveCount(0);
  await people.getByRole('searchbox').fill('배성민');
  // The list gets shorter under the hand.
  await expect(people.getByRole('button', { name: /HB\d/ })).toHaveCount(1);
  await people.getByRole('button', { name: /배성민/ }).click();
  await expectAccessible(page);
  await people.getByRole('button', { name: '적용' }).click();
  await expectAccessible(page);

  // What was typed outlives a reload.
  await expect(page.getByText('이 기기에 저장됨')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByText('등록되었습니다.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  // The report leads to what became of it.
  await page.goto(`/esms/report/view/${id}`);
  await page.getByRole('link', { name: /^조사 INV-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^조사 결과·개선 조치/ })).toBeDisabled();
  await expect(page.getByRole('tab', { name: /^조치/ })).toBeDisabled();
});

test('an investigation is worked on: facts with a file, the root cause, its hazard and the first assessment', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await investigateUntil(company, 'open');
  const page = await as('safety.master', `/esms/investigation/view/${id}`);
  await expect(page.getByRole('tab', { name: /^조사 결과·개선 조치/ })).toBeDisabled();

  await tab(page, '사실 정보');
  await page.getByRole('button', { name: '사실 정보 추가' }).click();
  const writing = page.getByRole('form', { name: '사실 정보 추가' });
  await writing.getByRole('textbox', { name: '제목' }).fill('활주로 점검 기록');
  await writing.getByRole('textbox', { name: '내용' }).fill('충돌 30분 전 점검에서 조류가 보이지 않았습니다.');
  await writing.getByRole('button', { name: '등록' }).click();
  const entry = page.getByRole('article', { name: '활주로 점검 기록' });
  await expect(entry).toContainText('배성민');
  await page
    .locator('input[type=file]:not([capture])')
    .last()
    .setInputFiles({ name: '점검 기록.txt', mimeType: 'text/plain', buffer: Buffer.from('이상 없음') });
  await expect(entry.getByRole('button', { name: /점검 기록\.txt.*내려받기/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('tab', { name: /^조사 결과·개선 조치/ })).toBeEnabled();

  await tab(page, '개요');
  await pick(page, '근본 원인 선택', '숙련기반', /숙련기반 오류/);
  await page.getByRole('button', { name: '근본 원인 저장' }).click();
  await expect(page.getByText('근본 원인이 저장되었습니다.')).toBeVisible();

  await tab(page, '위험도 평가');
  await page.getByRole('textbox', { name: '위해요인 제목' }).fill('활주로 주변 조류 서식');
  await pick(page, '분류 선택', '조류 무리', /무리/);
  await pick(page, '결과 추가', '공중충돌 지연', /지연/);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByText('위해요인이 등록되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '초기 평가 입력' }).click();
  const matrix = page.getByRole('dialog', { name: '초기 위험도 평가' });
  await matrix.getByRole('button', { name: /^3B/ }).click();
  await matrix.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('위험도 평가가 등록되었습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('the post process is returned with a reason, resubmitted and approved, and its actions are assigned', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await investigateUntil(company, 'worked-on');
  const page = await as('safety.master', `/esms/investigation/view/${id}`);

  await tab(page, '조사 결과·개선 조치');
  await page.getByRole('button', { name: '조사 결과·개선 조치 저장' }).click();
  await expect(page.getByRole('alert').first()).toContainText('결론');
  await page.getByRole('textbox', { name: '결론' }).fill('조류 퇴치 순찰이 이륙 직전에 없었습니다.');
  await page.getByRole('textbox', { name: '부록' }).fill('점검 기록');
  await page.getByRole('button', { name: '담당자 추가' }).click();
  await page.getByRole('combobox', { name: '담당자' }).fill('강태오');
  await page.getByRole('option', { name: /강태오/ }).click();
  await page.getByRole('button', { name: '조사 결과·개선 조치 저장' }).click();
  await expect(page.getByText('승인을 기다리고 있습니다')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '반려' }).click();
  const returning = page.getByRole('dialog', { name: '조사 결과·개선 조치 반려' });
  await returning.getByRole('textbox', { name: '반려 사유' }).fill('기한을 다시 살펴 주세요.');
  await returning.getByRole('button', { name: '반려' }).click();
  await expect(page.getByRole('status').filter({ hasText: '반려되었습니다' })).toContainText(
    '기한을 다시 살펴 주세요.',
  );
  await page.getByRole('textbox', { name: '부록' }).fill('점검 기록과 순찰 기록');
  await page.getByRole('button', { name: '조사 결과·개선 조치 저장' }).click();
  await expect(page.getByText('승인을 기다리고 있습니다')).toBeVisible();
  await page.getByRole('button', { name: '승인', exact: true }).click();
  await agree(page, '승인');
  await expect(page.getByText('조사 결과·개선 조치를 승인하고 조치 담당자를 지정했습니다.')).toBeVisible();

  await tab(page, '조치');
  await expect(page.getByRole('list', { name: '조치 목록' }).getByText(/ACT-\d{4}-\d{5}/)).toBeVisible();
  await expectAccessible(page);
});

test('an investigation is not closed before what remains is assessed', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await investigateUntil(company, 'acted-on');
  await endActions(company, 'investigations', id);
  const page = await as('safety.master', `/esms/investigation/view/${id}`);
  await tab(page, '위험도 평가');
  await page.getByRole('button', { name: '조사 종결' }).click();
  await expect(page.getByRole('dialog', { name: '조사 종결에 실패했습니다' })).toContainText('잔여 위험도 평가');
  await agree(page, '확인');
  await page.getByRole('button', { name: '잔여 위험도 평가 입력' }).click();
  const residual = page.getByRole('dialog', { name: '잔여 위험도 평가' });
  await residual.getByRole('button', { name: /^1D/ }).click();
  await residual.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('위험도 평가가 등록되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '조사 종결' }).click();
  await page.getByRole('dialog', { name: '조사 종결' }).getByRole('button', { name: '조사 종결' }).click();
  await expect(page.getByText('조사가 종결되었습니다.')).toBeVisible();
});

test('text typed in a tab is not discarded without a question, and a closed case is reopened', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await investigateUntil(company, 'reassessed');
  const page = await as('safety.master', `/esms/investigation/view/${id}`);
  await tab(page, '개요');
  const cause = page.getByRole('textbox', { name: '설명' });
  await cause.fill('이륙 직전의 순찰이 빠졌습니다.');
  await tab(page, '위험도 평가');
  await page.getByRole('button', { name: '조사 종결' }).click();
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await question.getByRole('button', { name: '취소' }).click();
  await tab(page, '개요');
  await expect(cause).toHaveValue('이륙 직전의 순찰이 빠졌습니다.');
  await page.getByRole('button', { name: '조사 종결' }).click();
  await question.getByRole('button', { name: '계속' }).click();
  await page.getByRole('dialog', { name: '조사 종결' }).getByRole('button', { name: '조사 종결' }).click();
  await expect(page.getByText('조사가 종결되었습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '수정' })).toHaveCount(0);
  // Typed text can no longer be saved; it stays until it is discarded.
  await expect(page.getByRole('alert').filter({ hasText: '더는 저장할 수 없습니다' })).toBeVisible();
  await expect(cause).toHaveValue('이륙 직전의 순찰이 빠졌습니다.');
  await page.getByRole('button', { name: '입력한 내용 버리기' }).click();
  await agree(page, '입력한 내용 버리기');
  await expect(cause).toHaveCount(0);
  await page.mouse.wheel(0, -2_000);
  await expectAccessible(page);
  await page.getByRole('button', { name: '재개' }).click();
  await agree(page, '재개');
  await expect(page.getByText('사례를 재개했습니다.')).toBeVisible();
});

test('the list is narrowed, knows the way back, and is the safety office’s', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  await investigateUntil(company, 'open');

  const page = await as('safety.master', '/esms');
  await page.getByRole('link', { name: '조사', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '조사' })).toBeVisible();
  await page.getByRole('combobox', { name: '상태' }).selectOption('Open');
  await page.getByRole('combobox', { name: '분야 1단계' }).selectOption({ label: '운항' });
  await expect(page.getByRole('combobox', { name: '분야 2단계' })).toBeVisible();
  await expect(page).toHaveURL(/status=Open/);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: '분야 1단계' }).selectOption({ label: '모든 분야' });
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/view\/\d+\?status=Open/);
  await page.getByRole('link', { name: '조사 목록' }).click();
  await expect(page).toHaveURL(/investigation\?status=Open/);

  const other = await as('captain', '/esms/investigation');
  await expect(other).toHaveURL(/\/esms$/);
  await expect(other.getByRole('link', { name: '위해요인 대장' })).toHaveCount(0);
  await other.goto('/esms/investigation/new');
  await expect(other).toHaveURL(/\/esms$/);
});

test('of two who change an investigation the later one decides, and nothing typed is lost', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { id } = await file(company, { ...birdStrike, subject: '다른 보고서' });
  const master = await company.idOf('safety.master');
  const body = {
    title: '함께 고치는 조사',
    source: 'InternalMandatoryReport',
    type: 'HighRiskHazard',
    fieldLevel1: { id: 1 },
    fieldLevel2: { id: 11 },
    description: '내용',
    investigators: [{ investigator: { id: master } }],
    startDate: '2099-01-01',
    endDate: '2099-01-15',
    reportId: id,
  };
  const made = await company.call<{ id: number }>('safety.master', 'POST', '/api/esms/investigations', body);
  const page = await as('safety.master', `/esms/investigation/view/${made.id}`);
  await page.getByRole('button', { name: '수정' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill('내가 고친 제목');
  await company.call('safety.master', 'PUT', `/api/esms/investigations/${made.id}`, {
    ...body,
    title: '먼저 고친 제목',
  });
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByRole('alert')).toContainText('다른 사용자가 먼저 변경했습니다');
  await expect(page.getByRole('table', { name: '달라진 내용' })).toContainText('먼저 고친 제목');
  await expectAccessible(page);
  await page.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '내가 고친 제목' })).toBeVisible();
});
