import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file, OFFICE } from '../../scenes/reports.ts';

test('the safety office finds reports by flight, aircraft and place, and cases and actions by number and title', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = String(Date.now()).slice(-5);
  const subject = `찾을 보고 ${mark}`;
  const flightDetail = { ...birdStrike.flightDetail, flightNo: `HX${mark}`, registrationNo: `HL${mark}` };
  await file(company, { ...birdStrike, subject, flightDetail, location: `격납고 ${mark}` });
  const { actionNo, report } = await assignAction(company, `찾을 조치 ${mark}`);
  const investigation = await company.call<{ items: { investigationNo: string; title: string }[] }>(
    OFFICE,
    'GET',
    '/api/esms/investigations?limit=1',
  );
  const hazard = await company.call<{ items: { hazardNo: string; title: string }[] }>(
    OFFICE,
    'GET',
    '/api/esms/hazards?limit=1',
  );
  const [inv, haz] = [investigation.items[0], hazard.items[0]];
  const page = await as(OFFICE, '/');
  await page.getByRole('button', { name: '검색' }).first().click();
  const palette = page.getByRole('dialog');
  const field = page.getByRole('textbox', { name: '화면, 문서, 사람 찾기' });
  for (const [sought, found] of [
    [`HX${mark}`, subject],
    [`HL${mark}`, subject],
    [`격납고 ${mark}`, subject],
    [actionNo, actionNo],
    [`찾을 조치 ${mark}`, actionNo],
    [inv?.investigationNo ?? '', inv?.title ?? ''],
    [inv?.title ?? '', inv?.investigationNo ?? ''],
    [haz?.hazardNo ?? '', haz?.title ?? ''],
    [haz?.title ?? '', haz?.hazardNo ?? ''],
  ]) {
    await field.fill(sought ?? '');
    await expect(
      palette
        .getByRole('button')
        .filter({ hasText: found ?? '' })
        .first(),
      sought,
    ).toBeVisible();
  }
  await field.fill(actionNo);
  await palette.getByRole('button').filter({ hasText: actionNo }).first().click();
  await expect(page).toHaveURL(new RegExp(`/esms/report/view/${report}\\?action=\\d+#mitigation`));
  await expectAccessible(page);
});
