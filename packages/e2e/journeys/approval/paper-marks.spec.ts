import { readFileSync } from 'node:fs';
import { readPdfPages } from '../../../server/src/testing/pdf-text.ts';
import { today } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';
import { DRAFTER, givenMemo } from '../../scenes/documents.ts';

const PRINCIPAL = 'admin';
const DEPUTY = 'safety.officer';

test('the paper shows who acted for whom, who decided finally and who was not asked', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const ceo = await company.idOf('ceo');
  await company.call('admin', 'PUT', `/api/admin/permissions/${ceo}`, [
    { menu: 'ESMS', level: 'Level4' },
    { menu: 'Approval', level: 'Level2' },
  ]);
  const { id: delegation } = await company.call<{ id: number }>(PRINCIPAL, 'POST', '/api/approval/delegations', {
    deputy: { id: await company.idOf(DEPUTY) },
    fromDate: today,
    toDate: today,
  });
  const title = `[품의서] 종이의 표시 ${Date.now()}`;
  const { id } = await givenMemo(company, { title, steps: [{ who: PRINCIPAL }, { who: 'ceo' }, { who: 'hr' }] });

  const deputy = await as(DEPUTY, `/approval/documents/view/${id}?list-type=requested`);
  const bar = deputy.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('textbox', { name: '의견' }).fill('통화로 확인했습니다 👍');
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(deputy, '승인');
  await expect(deputy.getByText('승인되었습니다.').first()).toBeVisible();
  await company.call(PRINCIPAL, 'PUT', `/api/approval/delegations/${delegation}/end`);

  const head = await as('ceo', `/approval/documents/view/${id}?list-type=requested`);
  await head.getByRole('region', { name: '결재 처리' }).getByRole('button', { name: '승인', exact: true }).click();
  await head.getByRole('dialog', { name: '승인' }).getByRole('checkbox', { name: '전결로 결정' }).check();
  await confirm(head, '승인');
  await expect(head.getByText('전결로 완료되었습니다.')).toBeVisible();

  const page = await as(DRAFTER, `/approval/documents/view/${id}?list-type=submitted`);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  const text = readPdfPages(readFileSync(await (await started).path()))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const box = text.slice(0, text.indexOf('참조'));
  for (const mark of ['대결 서하린', '전결', '후열']) expect(box).toContain(mark);
  expect(text).toMatch(/서하린.*대결, 원결재자 오지훈.*통화로 확인했습니다/);
});
