import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { answer } from '../../personas/write-report.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, fileUntil } from '../../scenes/reports.ts';

test('the office assigns several people, who find it in My Action; root cause and referrers are shown in the thread', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `조치 ${Date.now()}`;
  const { id } = await fileUntil(company, 'notified', { ...birdStrike, subject });
  const page = await as('safety.master', `/esms/report/view/${id}#mitigation`);
  await expect(page.getByText('조치가 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '새 조치 요청 추가' }).click();
  const picker = page.getByRole('dialog', { name: '담당자 선택' });
  await picker.getByRole('searchbox').fill('없는 이름');
  await expect(picker.getByText('검색 결과가 없습니다.')).toBeVisible();
  await picker.getByRole('searchbox').fill('임수아');
  await picker
    .getByRole('button', { name: /임수아.*·/ })
    .first()
    .click();
  await picker.getByRole('button', { name: '1명 추가' }).click();
  await picker.getByRole('searchbox').fill('오지훈');
  await picker
    .getByRole('button', { name: /오지훈.*·/ })
    .first()
    .click();
  await expectAccessible(page);
  await picker.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('담당자 지정이 완료되었습니다.')).toBeVisible();
  const pills = page.getByRole('list', { name: '조치 목록' });
  await expect(pills.getByRole('button')).toHaveCount(2);
  await pills.getByRole('button', { name: /임수아/ }).click();
  await expect(page).toHaveURL(/action=\d+#mitigation$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: '근본 원인 선택' }).click();
  const cause = page.getByRole('dialog', { name: '근본 원인 선택' });
  await expect(cause.getByRole('button', { name: '적용' })).toBeDisabled();
  await cause.getByRole('searchbox').fill('복창');
  await cause.getByRole('button', { name: /복창 없음/ }).click();
  await expectAccessible(page);
  await cause.getByRole('button', { name: '적용' }).click();
  await answer(page, '근본 원인 저장', '저장');
  await expect(page.getByText('근본 원인이 저장되었습니다.')).toBeVisible();
  const log = page.getByRole('log', { name: '대화' });
  await expect(log).toContainText('근본 원인 저장');

  await page.getByRole('button', { name: '참조자 추가' }).click();
  const referrers = page.getByRole('dialog', { name: '참조자 선택' });
  await referrers.getByRole('searchbox').fill('문서윤');
  await referrers
    .getByRole('checkbox', { name: /문서윤/ })
    .first()
    .check();
  await referrers.getByRole('button', { name: '적용' }).click();
  await expect(page.getByText('참조자를 변경했습니다.')).toBeVisible();
  await expect(log).toContainText('문서윤');

  const hr = await as('hr', '/esms/myaction');
  const informed = hr.getByRole('region', { name: '내가 참조자인 조치' });
  await informed.getByRole('link', { name: subject }).click();
  await expect(hr).toHaveURL(new RegExp(`/esms/myaction/view/report/${id}/mitigation/\\d+$`));
  await expect(hr.getByRole('log', { name: '대화' })).toContainText('근본 원인 저장');
  await expect(hr.getByText('참조자는 메시지를 쓸 수 없습니다.')).toBeVisible();
  await expect(hr.getByRole('textbox', { name: '메시지' })).toHaveCount(0);
  await hr.getByRole('tab', { name: '조치 상세' }).click();
  await expect(hr.getByText('RKSI RWY 33L')).toBeVisible();
  await expectAccessible(hr);

  await page.getByRole('button', { name: '문서윤 빼기' }).click();
  await answer(page, '참조자 빼기', '빼기');
  await expect(page.getByText('참조자가 없습니다.')).toBeVisible();
  await hr.reload();
  await expect(hr.getByRole('dialog', { name: '조치를 볼 수 없습니다' })).toBeVisible();
});

test('what others write appears without reloading, and what was typed outlives a reload', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `대화 ${Date.now()}`);
  const page = await as('doc.manager', `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const box = page.getByRole('textbox', { name: '메시지' });
  await box.fill('쓰다 만 글');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('work.thread.')));
  await page.reload();
  await expect(box).toHaveValue('쓰다 만 글');
  await company.call('safety.master', 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, {
    content: '진행 상황을\n알려 주세요.',
  });
  const log = page.getByRole('log', { name: '대화' });
  await expect(log).toContainText('진행 상황을\n알려 주세요.');
  await expect(log.getByText('새 메시지')).toBeVisible();
  await expect(box).toHaveValue('쓰다 만 글');
  await box.fill('');
  await page.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByText('메시지를 입력해 주세요.')).toBeVisible();
  await box.fill('곧 마칩니다.');
  await page.getByRole('button', { name: '보내기' }).dblclick();
  await expect(log.getByText('곧 마칩니다.')).toHaveCount(1);
  await expect(box).toHaveValue('');

  const office = await as('safety.master', `/esms/report/view/${report}?action=${id}#mitigation`);
  await office.getByRole('button', { name: '조치 취소' }).click();
  await answer(office, '조치 취소', '조치 취소');
  await expect(office.getByText('취소된 조치입니다.')).toBeVisible();
  await expect(office.getByRole('textbox', { name: '메시지' })).toBeDisabled();
  await expectAccessible(office);
  await expect(page.getByText('취소된 조치입니다.')).toBeVisible();
});

test('an action of one’s own opens with its thread and the box to write in before one’s eyes', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `눈앞의 대화 ${Date.now()}`;
  const { report, id } = await assignAction(company, subject);
  for (let n = 1; n <= 12; n += 1)
    await company.call('doc.manager', 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, {
      content: `${n}번째 소식`,
    });
  const page = await as('doc.manager', '/esms/myaction');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: subject }).click();
  for (const part of [page.getByText('12번째 소식', { exact: true }), page.getByRole('textbox', { name: '메시지' })])
    await expect(part).toBeInViewport({ ratio: 1 });
  const details = await page.getByRole('region', { name: '참조자' }).boundingBox();
  const thread = await page.getByRole('region', { name: '대화' }).first().boundingBox();
  expect(details?.width).toBeLessThanOrEqual(340);
  expect((details?.x ?? 0) + (details?.width ?? 0)).toBeLessThan(thread?.x ?? 0);
  await expectAccessible(page);
});
