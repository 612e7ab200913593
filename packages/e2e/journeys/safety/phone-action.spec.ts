import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { answer } from '../../personas/write-report.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

/** One point. */
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('the owner asks for closing with photos on a phone, is rejected, asks once more and is accepted', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `휴대전화 조치 ${Date.now()}`;
  const { report, id } = await assignAction(company, subject);
  const home = await as('doc.manager', '/');
  await home
    .getByRole('list', { name: '업무별 목록' })
    .getByRole('link', { name: /^내가 할 조치/ })
    .click();
  await home.getByRole('region', { name: '내가 담당하는 조치' }).getByRole('link', { name: subject }).click();
  const address = `/esms/myaction/view/report/${report}/mitigation/${id}`;
  await expect(home).toHaveURL((url) => url.pathname === address);
  // By its address alone nothing leads on from it.
  const page = await as('doc.manager', address);
  const bar = page.getByRole('region', { name: '메시지 작성' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: '종결 요청' }).click();
  await expect(bar.getByText('종결을 요청하려면 무엇을 조치했는지 적거나 사진을 첨부해 주세요.')).toBeVisible();
  await bar.getByRole('textbox', { name: '메시지' }).fill('조류 퇴치 차량을 배치했습니다.');
  await bar.getByRole('button', { name: '파일 첨부' }).first().click();
  const camera = page.locator('input[capture="environment"]');
  await expect(camera).toHaveAttribute('accept', 'image/*');
  for (const name of ['before.png', 'after.png'])
    await camera.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') });
  await expect(bar.getByRole('list', { name: '첨부 파일' })).toContainText('after.png');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '종결 요청' }).click();
  await answer(page, '종결 요청', '종결 요청');
  const log = page.getByRole('log', { name: '대화' });
  await expect(log).toContainText('조류 퇴치 차량을 배치했습니다.');
  await expect(log).toContainText('before.png');
  await expect(bar.getByText('종결 요청이 처리되기를 기다리고 있습니다.')).toBeVisible();
  await expectFits(page);

  const office = await as('safety.master', `/esms/report/view/${report}#mitigation`);
  await office.getByRole('list', { name: '조치 목록' }).getByRole('button').click();
  await office.getByRole('button', { name: '반려' }).click();
  await expect(office.getByText('반려 사유를 입력해 주세요.')).toBeVisible();
  await office.getByRole('textbox', { name: '메시지' }).fill('배치 시간을 알려 주세요.');
  await office.getByRole('button', { name: '반려' }).click();
  await answer(office, '반려', '반려');
  await expect(office.getByRole('log', { name: '대화' })).toContainText('배치 시간을 알려 주세요.');
  await expectAccessible(office);
  await office.goBack();
  await expect(office.getByRole('list', { name: '조치 목록' })).toBeVisible();
  await office.getByRole('list', { name: '조치 목록' }).getByRole('button').click();

  await expect(log).toContainText('배치 시간을 알려 주세요.');
  await bar.getByRole('textbox', { name: '메시지' }).fill('이륙 30분 전마다 돕니다.');
  await bar.getByRole('button', { name: '종결 요청' }).click();
  await answer(page, '종결 요청', '종결 요청');
  await office.getByRole('button', { name: '종결 승인' }).click();
  await answer(office, '종결 승인', '종결 승인');
  await expect(office.getByText('종결된 조치입니다.')).toBeVisible();
  await expect(page.getByText('종결된 조치입니다.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeDisabled();
  const [row] = await company.call<{ id: number; status: string }[]>(
    'safety.master',
    'GET',
    `/api/esms/reports/${report}/mitigations`,
  );
  expect([row?.id, row?.status]).toEqual([id, 'Completed']);
});
