import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { answer } from '../../personas/write-report.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file, fileUntil } from '../../scenes/reports.ts';

test('three reports of one event become a group, another becomes its main report, and one leaves the group', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `묶음 ${Date.now()}`;
  const subjects = ['기장', '객실', '정비'].map((who) => `${mark} ${who}`);
  const personas = ['captain', 'cabin', 'engineer'] as const;
  const reports: Awaited<ReturnType<typeof file>>[] = [];
  for (const [place, subject] of subjects.entries())
    reports.push(await file(company, { ...birdStrike, subject, isConfidential: place === 2 }, personas[place]));
  const [main, cabin, engineer] = reports;
  const page = await as('safety.master', `/esms/report/view/${main?.id}#relationReports`);
  const group = page.getByRole('region', { name: '관련 보고서 묶음' });
  await expect(group.getByText('관련 보고서가 없습니다.')).toBeVisible();

  await group.getByRole('button', { name: '보고서 추가' }).click();
  const adding = page.getByRole('dialog', { name: '관련 보고서 추가' });
  await adding.getByRole('searchbox').fill(mark);
  // Until the search begins the same reports are proposed above.
  const found = adding.getByRole('table', { name: '추가할 보고서' });
  await expect(found.getByRole('checkbox', { name: `${subjects[0]} 선택` })).toBeDisabled();
  const newTab = page.context().waitForEvent('page');
  await found.getByRole('link', { name: `${cabin?.reportNo} 새 탭에서 보기` }).click();
  const seen = await newTab;
  await expect(seen.getByRole('heading', { level: 1, name: `${subjects[1]}` })).toBeVisible();
  await seen.close();
  for (const subject of subjects.slice(1)) await found.getByRole('checkbox', { name: `${subject} 선택` }).check();
  await expect(adding.getByText('2 / 100건 선택')).toBeVisible();
  await expectAccessible(page);
  await adding.getByRole('button', { name: '보고서 추가' }).click();
  await expect(page.getByText('관련 보고서 2건이 추가되었습니다.')).toBeVisible();
  await expect(adding).toBeHidden();

  const row = (subject: string | undefined) => group.getByRole('row').filter({ hasText: subject ?? '' });
  await expect(row(subjects[0])).toContainText('대표');
  await expect(row(subjects[2])).toContainText('Confidential');
  await group.getByRole('button', { name: `${subjects[2]} 더 보기` }).click();
  await expect(group.getByText('RKSI RWY 33L')).toBeVisible();
  await expectAccessible(page);

  await group.getByRole('button', { name: `${cabin?.reportNo} 대표로 지정` }).click();
  const question = page.getByRole('dialog', { name: '대표 보고서 지정' });
  const verb = await question.getByRole('button', { name: '대표로 지정' }).boundingBox();
  const [x, y] = [(verb?.x ?? 0) + 8, (verb?.y ?? 0) + 8];
  await page.mouse.click(x, y);
  await expect(question).toBeHidden();
  // The second click of a double one does not open the report that lies below the dialog.
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByText('대표 보고서로 지정되었습니다.')).toBeVisible();
  await expect(group.getByRole('row').nth(1)).toContainText(`${subjects[1]}`);
  await expect(page.getByRole('tab')).toHaveText(['관련 보고서', '상세', '대화']);
  await expect(group.getByText('보고서는 대표 보고서에서 추가할 수 있습니다.')).toBeVisible();

  await group.getByRole('link', { name: `${subjects[1]}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${subjects[1]}` })).toBeVisible();
  await page.getByRole('tab', { name: '관련 보고서' }).click();
  await group.getByRole('button', { name: `${engineer?.reportNo} 연결 해제` }).click();
  await answer(page, '관련 보고서 연결 해제', '연결 해제');
  await expect(page.getByText('관련 보고서 연결이 해제되었습니다.')).toBeVisible();
  await expect(row(subjects[2])).toHaveCount(0);
  await expect(row(subjects[0])).toHaveCount(1);

  await page.goto(`/esms/report/view/${main?.id}#relationReports`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toBe(`${main?.reportNo} ${subjects[0]}.pdf`);
});

test('a report that cannot be added is marked in its row, and nothing is added', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `거절 ${Date.now()}`;
  const { id } = await file(company, { ...birdStrike, subject: `${mark} 하나` });
  const bound = await fileUntil(company, 'hazard', { ...birdStrike, subject: `${mark} 위해요인` });
  await file(company, { ...birdStrike, subject: `${mark} 둘` });
  const page = await as('safety.limited', `/esms/report/view/${id}#relationReports`);
  await page.getByRole('button', { name: '보고서 추가' }).click();
  const adding = page.getByRole('dialog', { name: '관련 보고서 추가' });
  await adding.getByRole('searchbox').fill(mark);
  // Until the search begins the same reports are proposed above.
  const found = adding.getByRole('table', { name: '추가할 보고서' });
  await found.getByRole('checkbox', { name: `${mark} 위해요인 선택` }).check();
  await found.getByRole('checkbox', { name: `${mark} 둘 선택` }).check();
  await adding.getByRole('button', { name: '보고서 추가' }).click();
  const refusal = '위해요인, 조치 또는 조사가 있는 보고서입니다.';
  await expect(found.getByRole('row').filter({ hasText: '위해요인' })).toContainText(refusal);
  await expect(
    adding.getByRole('list', { name: '선택한 보고서' }).getByRole('listitem').filter({ hasText: refusal }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await adding.getByRole('button', { name: `${bound.reportNo} 선택 해제` }).click();
  await adding.getByRole('button', { name: '보고서 추가' }).click();
  await expect(page.getByText('관련 보고서 1건이 추가되었습니다.')).toBeVisible();
});

test('reports of the same event category are found next to it, with or without a period', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `참고 ${Date.now()}`;
  await fileUntil(company, 'hazard', { ...birdStrike, subject: `${mark} 그때`, eventDate: '2024-05-06T10:00' });
  const { id } = await fileUntil(company, 'hazard');
  const page = await as('safety.master', `/esms/report/view/${id}?status=HazardIdentification#relationReports`);
  const part = page.getByRole('region', { name: '참고 보고서' });
  await expect(part.getByRole('link', { name: `${mark} 그때` })).toBeVisible();
  await part.getByLabel('발생일 시작').fill('2024-05-06');
  await expect(part.getByRole('alert')).toHaveText('시작일과 종료일을 모두 선택해 주세요.');
  await part.getByLabel('발생일 끝').fill('2024-05-06');
  await expect(part.getByRole('row')).toHaveCount(2);
  await part.getByText('같은 위해요인 분류').click();
  await expect(part.getByRole('link', { name: `${mark} 그때` })).toBeVisible();
  await part.getByRole('button', { name: '12개월', exact: true }).click();
  await expect(part.getByRole('link', { name: `${mark} 그때` })).toHaveCount(0);
  await part.getByRole('button', { name: '전체 기간' }).click();
  await part.getByRole('link', { name: `${mark} 그때` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} 그때` })).toBeVisible();
  await page.getByRole('link', { name: '보고서 목록' }).click();
  await expect(page).toHaveURL(/\/esms\/report\?status=HazardIdentification/);
});
