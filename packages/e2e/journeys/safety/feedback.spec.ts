import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file, fileUntil } from '../../scenes/reports.ts';

test('feedback is requested, answered with the text typed before a reload, and found on home', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `회신 ${Date.now()}`;
  const { id } = await fileUntil(company, 'notified', { ...birdStrike, subject });
  const child = await file(company, { ...birdStrike, subject: `${subject} 객실` }, 'cabin');
  await company.call('safety.master', 'PUT', `/api/esms/reports/${id}/relations`, [child.id]);

  const reporter = await as('captain', '/');
  await expect(reporter.getByRole('region', { name: '안전보고서' })).toBeVisible();

  const page = await as('safety.master', `/esms/report/view/${id}#feedback`);
  const send = page.getByRole('button', { name: '보내기' });
  await expect(send).toBeDisabled();
  await page.getByRole('textbox', { name: '답변 작성' }).fill('조류 퇴치 절차를');
  // Typed text is stored once the key of this person is loaded.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('work.feedback.')));
  await page.reload();
  const box = page.getByRole('textbox', { name: '답변 작성' });
  await expect(box).toHaveValue('조류 퇴치 절차를');
  await expectAccessible(page);
  await box.fill('');
  await box.press('Control+Enter');
  await expect(page.getByText('feedback을 입력해주세요')).toBeVisible();
  await box.fill('조류 퇴치 절차를 바꾸었습니다.');
  await send.click();
  await expect(page.getByText('feedback 등록 완료')).toBeVisible();
  await expect(page.getByRole('log').first()).toContainText('조류 퇴치 절차를 바꾸었습니다.');
  await expect(box).toHaveValue('');

  const others = page.getByRole('region', { name: '묶음에서 회신을 요청한 다른 보고서' });
  await expect(others.getByText('답변 대기')).toBeVisible();
  await others.getByRole('button', { name: `${subject} 객실`, exact: true }).click();
  await others.getByRole('textbox', { name: '답변 작성' }).fill('객실에서 알려 주셔서 고맙습니다.');
  await others.getByRole('button', { name: '보내기' }).click();
  await expect(others.getByText('답변 완료')).toBeVisible();
  await expectAccessible(page);

  await reporter.reload();
  await reporter
    .getByRole('region', { name: '내 보고서 소식' })
    .getByRole('link', { name: subject, exact: true })
    .click();
  // That the report has moved on is news as well, and leads to the dialogue.
  await expect(reporter).toHaveURL(/#dialogue$/);
  await reporter.getByRole('tab', { name: '회신' }).click();
  await expect(reporter).toHaveURL(/#feedback$/);
  await expect(reporter.getByRole('log')).toContainText('조류 퇴치 절차를 바꾸었습니다.');
  await expect(reporter.getByRole('log')).not.toContainText('객실에서');
  await expect(reporter.getByRole('textbox')).toHaveCount(0);
  await expect(reporter.getByRole('tab')).toHaveText(['상세', '대화', '회신']);
  await expectAccessible(reporter);

  const cabin = await as('cabin', `/esms/report/view/${child.id}#feedback`);
  await expect(cabin.getByRole('log')).toContainText('객실에서 알려 주셔서 고맙습니다.');
});

test('a requested assessment is on the home of the assessor and opens where it is given', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `평가 ${Date.now()}`;
  const { id } = await fileUntil(company, 'assessed', { ...birdStrike, subject });
  const page = await as('doc.manager', '/');
  const me = await company.idOf('doc.manager');
  const given = await company.call<{ id: number }[]>(
    'safety.master',
    'GET',
    `/api/esms/reports/${id}/risk-assessments`,
  );
  await company.call('safety.master', 'PUT', `/api/esms/reports/${id}/risk-assessments/${given[0]?.id}/assessor`, {
    seq: 2,
    assessor: { id: me },
  });
  await page.reload();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: /내가 처리할 일/ })
    .getByRole('link', { name: subject })
    .click();
  await expect(page).toHaveURL(/#riskAnalysis$/);
  await expect(page.getByRole('button', { name: '2차 평가자 평가 입력' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '관련 보고서' })).toHaveCount(0);
});
