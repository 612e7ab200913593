import { expectAccessible } from '../../personas/axe.ts';
import { addDays, today } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';
import { windows } from '../../scenes/browsers.ts';
import { type Company, openCompany } from '../../scenes/company.ts';
import { givenMemo } from '../../scenes/documents.ts';

/** Nobody else's journey is about these two. */
const PRINCIPAL = 'ceo';
const DEPUTY = 'hr';

/** A leave of the principal from today on, which they approve themselves. */
const givenLeave = (company: Company, days: number): Promise<unknown> =>
  company.call(PRINCIPAL, 'POST', '/api/approval/docs/submit', {
    title: '',
    content: '',
    category: { id: 2 },
    decidesArbitrarily: true,
    vacation: {
      absenceType: 'Training',
      contract: '010-1234-5678',
      periods: Array.from({ length: days }, (_, at) => ({
        vacationDate: addDays(today, at),
        annualLeaveType: 'AnnualLeave',
      })),
    },
  });

test('who goes on leave names the deputy with two taps; the deputy clears the queue on a phone, and all see whose hand it was', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `대결 ${Date.now()}`;

  // A first delegation, far ahead, names the deputy by the form; ended, it is the latest one all the same.
  const principal = await as(PRINCIPAL, '/approval/delegation');
  await principal.getByRole('button', { name: '대결자 지정' }).click();
  const form = principal.getByRole('dialog', { name: '대결자 지정' });
  await form.getByRole('button', { name: '지정', exact: true }).click();
  await expect(form.getByText('대결자를 선택해 주세요.').first()).toBeVisible();
  await form
    .getByRole('combobox', { name: /^대결자/ })
    .or(form.getByLabel(/^대결자/))
    .first()
    .fill('문서윤');
  await principal
    .getByRole('option', { name: /문서윤/ })
    .first()
    .click();
  await form.getByLabel(/^시작일/).fill(addDays(today, 100));
  await form.getByLabel(/^종료일/).fill(addDays(today, 101));
  await expectAccessible(principal);
  await form.getByRole('button', { name: '지정', exact: true }).click();
  const question = principal
    .getByRole('dialog')
    .filter({ hasText: '대결자는 내 차례인 문서를 읽고 내 이름으로 처리합니다.' });
  await question.getByRole('button', { name: '지정', exact: true }).click();
  await expect(principal.getByText('대결자를 지정했습니다.')).toBeVisible();
  await principal
    .getByRole('button', { name: /한도윤 → 문서윤/ })
    .first()
    .click();
  await principal.getByRole('dialog').getByRole('button', { name: '대결 종료' }).click();
  await confirm(principal, '종료');
  await expect(principal.getByText('대결을 종료했습니다.')).toBeVisible();

  // Approved leave asks for a deputy: one tap on the proposal, one on the question.
  await givenLeave(company, 2);
  const memos = [];
  for (const number of [1, 2])
    memos.push(await givenMemo(company, { title: `[품의서] ${subject} ${number}번`, steps: [{ who: PRINCIPAL }] }));
  await principal.goto('/approval/delegation');
  const proposals = principal.getByRole('region', { name: '휴가 동안 결재를 맡길까요?' });
  await proposals.getByRole('button', { name: '문서윤에게 맡기기' }).click();
  await confirm(principal, '지정');
  await expect(principal.getByText('대결자를 지정했습니다.')).toBeVisible();
  await expect(proposals).toBeHidden();

  const deputy = await as(DEPUTY, `/approval/documents/requested?searchText=${encodeURIComponent(subject)}`);
  await deputy.setViewportSize(windows.phone);
  await expect(deputy.getByText('대결 · 원결재자 한도윤').filter({ visible: true })).toHaveCount(2);
  await expectAccessible(deputy);
  await deputy
    .getByRole('main')
    .getByRole('link', { name: `${subject} 2번` })
    .click();
  await expect(deputy.getByRole('navigation', { name: '차례대로 보기' })).toContainText('1 / 2');
  for (const number of [2, 1]) {
    await expect(deputy.getByRole('heading', { level: 1 })).toHaveText(`[품의서] ${subject} ${number}번`);
    const bar = deputy.getByRole('region', { name: '결재 처리' });
    await expect(bar.getByText(/한도윤.*님을 대신해 처리합니다/)).toBeVisible();
    await bar.getByRole('button', { name: '승인', exact: true }).click();
    await confirm(deputy, '승인');
    await expect(deputy.getByText('승인되었습니다.').first()).toBeVisible();
  }

  // Back at work, the principal is notified and sees what was done in their name.
  await principal.goto(`/approval/documents/approved?searchText=${encodeURIComponent(subject)}`);
  await principal
    .getByRole('main')
    .getByRole('link', { name: `${subject} 1번` })
    .click();
  await expect(principal.getByRole('table').getByText('대결 문서윤')).toBeVisible();
  await expectAccessible(principal);
  await principal.goto('/approval/delegation?state=Current');
  await principal.getByRole('button', { name: /한도윤 → 문서윤/ }).click();
  await principal.getByRole('dialog').getByRole('button', { name: '대결 종료' }).click();
  await confirm(principal, '종료');
  await expect(principal.getByText('대결을 종료했습니다.').last()).toBeVisible();
  await expect(principal.getByRole('button', { name: /한도윤 → 문서윤/ })).toHaveCount(0);
});
