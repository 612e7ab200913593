import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { answer, choose, openSection, readAs, reportsOf, writeOwnFields } from '../../personas/write-report.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, classify, fileWithPapers, REPORTER } from '../../scenes/reports.ts';

test('a confidential report says what others will see before it is sent, and asks for no feedback', async ({ as }) => {
  const subject = `비공개 보고 ${Date.now()}`;
  const page = await as('cabin', '/esms/report/new/ssvr');
  const feedback = page.getByRole('switch', { name: /^회신 요청/ });
  await feedback.click();
  await expect(feedback).toBeChecked();
  await page.getByRole('switch', { name: /^비공개로 보고/ }).click();
  await expect(feedback).not.toBeChecked();
  await expect(feedback).toBeDisabled();
  const told = page.getByRole('region', { name: '다른 사람에게 보이는 것과 보이지 않는 것' });
  await expect(told).toContainText('보고자 이름과 부서는 보이지 않습니다');
  await expect(told).toContainText('쓴 내용은 쓴 그대로 보입니다');
  await expect(told).toContainText('attachment-1.jpg');
  await writeOwnFields(page, subject);
  await expectAccessible(page);
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '보고서 제출' })).toContainText(
    '보고자 이름과 부서는 아무에게도 보이지 않고, 쓴 내용은 그대로 보입니다',
  );
  await answer(page, '보고서 제출', '제출');
  await expect(page.getByText(/SSVR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  const [sent] = await reportsOf(page, subject);
  expect(await readAs(page, `/api/esms/reports/${sent?.id}`)).toMatchObject({
    isConfidential: true,
    requestFeedback: false,
    mandatoryReportType: null,
  });
});

test('a draft needs its subject alone, is found again with what was typed, and is submitted', async ({ as }) => {
  const subject = `임시저장 보고 ${Date.now()}`;
  const page = await as('engineer', '/esms/report/new/ssr');
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page.getByRole('alert')).toContainText('제목: 입력해 주세요.');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  const flight = await openSection(page, '운항 정보');
  await flight.getByRole('textbox', { name: '등록기호' }).fill('HL8388');
  await expect(flight.getByRole('textbox', { name: '기종' })).toHaveValue('B787-9');
  const crew = await openSection(page, '탑승 인원');
  await crew.getByRole('textbox', { name: '운항승무원 수' }).fill('4');
  await crew.getByRole('textbox', { name: '승객 수' }).fill('12345');
  await expect(crew.getByRole('textbox', { name: '총 탑승 인원' })).toHaveValue('1238');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '현장 사진.txt', mimeType: 'text/plain', buffer: Buffer.from('사진') });
  await page.getByRole('button', { name: '임시저장' }).click();
  await expect(page).toHaveURL(/\/esms\/report\/list\/draft/);
  await expect(page.getByText('보고서를 임시저장했습니다.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: subject }).click();
  await expect(page).toHaveURL(/\/esms\/report\/view\/draft\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: '임시저장 보고서' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '등록기호' })).toHaveValue('HL8388');
  await expect(page.getByText('현장 사진.txt')).toBeVisible();
  await expectAccessible(page);
  await writeOwnFields(page, subject);
  await page.getByRole('textbox', { name: '등록기호' }).fill('');
  await page.getByRole('textbox', { name: '객실승무원 수' }).fill('8');
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  await expect(page).toHaveURL(/\/esms\/report$/);
  const [sent] = await reportsOf(page, subject);
  expect(await readAs(page, `/api/esms/reports/${sent?.id}`)).toMatchObject({
    flightDetail: null,
    personnelDetail: { totalFlightCrew: 4, totalCabinCrew: 8, theNumberOfPersonsOnBoard: 1246 },
    attachedFiles: [{ name: '현장 사진.txt' }],
  });
  await page.goto(`/esms/report/view/draft/${sent?.id}`);
  await expect(page).toHaveURL(/\/esms$/);
});

test('whatever is missing or wrong is named at its field, also in a section that was closed', async ({ as }) => {
  const page = await as('captain', '/esms/report/new/ssr');
  await choose(page, '의무보고 유형', 'TCAS RA');
  const flight = await openSection(page, '운항 정보');
  await flight.getByText('회항', { exact: true }).click();
  await expect(flight.getByRole('textbox', { name: '실제 도착지' })).toBeEnabled();
  const air = await openSection(page, '기상·환경');
  await air.getByRole('textbox', { name: '기온' }).fill('-151');
  await expect(air.getByRole('textbox', { name: '돌풍(kt)' })).toBeDisabled();
  await air.locator('summary').click();
  await page.getByRole('combobox', { name: '분야 1단계' }).selectOption({ label: '운항' });
  await page.getByRole('button', { name: '제출', exact: true }).click();
  const summary = page.getByRole('alert').getByRole('listitem');
  await expect(summary).toHaveText([
    '분야 2단계: 선택해 주세요.',
    '발생 일시: 날짜와 시각을 선택해 주세요.',
    '발생 장소: 입력해 주세요.',
    '제목: 입력해 주세요.',
    '내용: 입력해 주세요.',
    '상대 항공기 위치: 선택해 주세요.',
    '상대 항공기 진행 방향: 선택해 주세요.',
    '지나간 뒤의 방향: 선택해 주세요.',
    '상대 항공기 정보: 선택해 주세요.',
    '운항일: 선택해 주세요.',
    '편명: 입력해 주세요.',
    '등록기호: 입력해 주세요.',
    '출발지: 입력해 주세요.',
    '실제 도착지: 입력해 주세요.',
    '비행 단계: 선택해 주세요.',
    '기온: -150 이상이어야 합니다.',
  ]);
  await expect(page.getByRole('radiogroup', { name: '분야 2단계' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: '기온', exact: true }).click();
  await expect(air).toHaveJSProperty('open', true);
  await expect(air.getByRole('textbox', { name: '기온' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'RA 준수' })).toBeVisible();
  await page.getByRole('combobox', { name: '조언 종류' }).selectOption({ label: 'TA 교통경보' });
  await expect(page.getByRole('radiogroup', { name: 'RA 준수' })).toBeHidden();
});

test('a moment to come is refused by the server at its field', async ({ as }) => {
  const subject = `앞날의 보고 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new/ssvr');
  await writeOwnFields(page, subject);
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:00Z'));
  await page.getByLabel('발생 일시', { exact: true }).fill('2030-12-31');
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  await expect(page.getByRole('alert')).toContainText('발생 일시: 미래의 일시는 입력할 수 없습니다.');
  await expect(page.getByRole('alert')).toContainText('작성한 내용은 임시저장함에 보관했습니다.');
});

test('leaving asks, and an address of no type is not found', async ({ as }) => {
  const page = await as('captain', '/esms/report/new/ssr');
  await page.getByRole('textbox', { name: '제목' }).fill('나가다');
  await page.getByRole('link', { name: '보고서 종류 선택으로' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('이 페이지를 나가시겠습니까? 작성한 내용은 저장되지 않습니다.');
  await answer(page, '저장하지 않은 내용이 있습니다', '나가기');
  await expect(page).toHaveURL(/\/esms$/);
  await page.goto('/esms/report/new/other');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('찾을 수 없습니다');
});

test('the reporter changes what was submitted, and leaves the edit mode with it', async ({ as }) => {
  const subject = `고칠 보고 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new/ssvr');
  await writeOwnFields(page, subject);
  await page.getByRole('button', { name: '제출', exact: true }).click();
  await answer(page, '보고서 제출', '제출');
  await expect(page).toHaveURL(/\/esms\/report$/);
  await page.getByRole('main').getByRole('link', { name: subject }).first().click();
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '보고서 수정' })).toBeVisible();
  await page.getByRole('textbox', { name: '발생 장소' }).fill('');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('발생 장소: 입력해 주세요.');
  await page.getByRole('textbox', { name: '발생 장소' }).fill('김포국제공항');
  await page.getByRole('switch', { name: /^비공개로 보고/ }).click();
  // Half of the way back lies under the bar where the page was left.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(/SSVR-\d{4}-\d{4} 보고서를 수정했습니다/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '보고서 수정' })).toHaveCount(0);
  await expect(page.getByText('김포국제공항')).toBeVisible();
  // A name is not shown to everybody without being asked for it.
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await page.getByRole('switch', { name: /^비공개로 보고/ }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await answer(page, '비공개 해제', '취소');
  await expect(page.getByRole('switch', { name: /^비공개로 보고/ })).not.toBeChecked();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await answer(page, '비공개 해제', '공개하고 저장');
  await expect(page.getByRole('heading', { level: 1, name: '보고서 수정' })).toHaveCount(0);
});

test('what is classified while its reporter changes it becomes a draft with the same files', async ({
  as,
  browser,
  baseURL,
}) => {
  const subject = `분류된 뒤의 수정 ${Date.now()}`;
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const report = await fileWithPapers(company, { ...birdStrike, subject });
  const page = await as(REPORTER, `/esms/report/view/${report.id}`);
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await page.getByRole('textbox', { name: '발생 장소' }).fill('RKSI RWY 33R');
  await classify(company, report);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('alert').getByRole('button', { name: '새 임시저장으로 저장' }).click();
  await expect(page).toHaveURL(/\/esms\/report\/list\/draft/);
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  await expect(page.getByRole('textbox', { name: '발생 장소' })).toHaveValue('RKSI RWY 33R');
  for (const name of ['레이돔 사진.txt', '정비 점검 요청서.txt']) await expect(page.getByText(name)).toBeVisible();
});
