import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { findAccount, openProvider } from '../../personas/sign-in.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';

/** The window of somebody who is no persona, signed in. */
const openAs = async (browser: Browser, baseURL: string | undefined, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' })).newPage();
  await page.goto('/');
  await findAccount(await openProvider(page), email);
  await expect(page).not.toHaveURL(/\/login/);
  return page;
};

test('a person is hired, once wrong fields are corrected, and signs in', async ({ as, browser, baseURL }) => {
  const stamp = String(Date.now()).slice(-6);
  const name = `신임${stamp}`;
  const email = `new.${stamp}@hanbit.example`;
  const admin = await as('hr', '/admin/employee');
  await admin.getByRole('button', { name: '신규 사원' }).click();
  const form = admin.getByRole('dialog', { name: '신규 사원' });
  const hire = form.getByRole('button', { name: '등록' });
  await expect(hire).toBeDisabled();
  await expect(form.getByText('@hanbit.example')).toBeVisible();
  await form.getByRole('textbox', { name: '이름', exact: true }).or(form.getByLabel(/^이름/)).first().fill(name);
  await form.getByLabel(/^영문 이름/).fill('Shin Im');
  await form.getByLabel(/^사번/).fill(`T${stamp}`);
  await form.getByLabel(/^이메일/).fill('captain@hanbit.example');
  await form
    .getByLabel(/^부서/)
    .selectOption({ label: '- 안전보안실' })
    .catch(() => form.getByLabel(/^부서/).selectOption({ index: 3 }));
  await form.getByLabel(/^직위/).fill('과장');
  await form.getByLabel(/^전화번호/).fill('010-1234-5678');
  await form.getByLabel(/^입사일/).fill('2026-01-05');
  await form.getByLabel(/^생년월일/).fill('1990-02-03');
  await form.getByLabel(/^주소/).fill('서울특별시 강서구');
  await expectAccessible(admin);
  await hire.click();
  await expect(admin.getByText('이미 존재하는 이메일 입니다.').first()).toBeVisible();
  await form.getByLabel(/^이메일/).fill(email);
  await hire.click();
  await expect(admin.getByText('사원을 등록했습니다.')).toBeVisible();

  const newcomer = await openAs(browser, baseURL, email);
  await expect(newcomer.getByText(name).first()).toBeVisible();
});

test('a pending decision of a person who moves and resigns is made by another', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const stamp = String(Date.now() + 1).slice(-6);
  const name = `퇴임${stamp}`;
  const email = `leaving.${stamp}@hanbit.example`;
  type Employees = { items: { department: { id: number } }[] };
  const { items } = await company.call<Employees>('hr', 'GET', '/api/admin/employees?searchKeyword=HB00009');
  await company.call('hr', 'POST', '/api/admin/employees', {
    code: `T${stamp}`,
    name,
    engName: 'Im Toe',
    email,
    position: '과장',
    department: { id: items[0]?.department.id },
    phone: '010-1234-5678',
    birthDate: '1990-02-03',
    hireDate: '2026-01-05',
    address1: '서울특별시 강서구',
  });
  const newcomer = await openAs(browser, baseURL, email);

  const subject = `인계 시험 ${stamp}`;
  const drafter = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(drafter, [{ name }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('검토 바랍니다.');
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  const admin = await as('hr', `/admin/employee?searchKeyword=T${stamp}`);
  await admin.getByRole('button', { name: `${name} 수정` }).click();
  const edit = admin.getByRole('dialog', { name: '사원 정보 수정' });
  await edit.getByLabel(/^부서/).selectOption({ index: 4 });
  await edit.getByRole('checkbox', { name: '퇴사' }).check();
  await edit.getByLabel(/^퇴사일/).fill('2026-02-01');
  await edit.getByRole('button', { name: '수정' }).click();
  await expect(admin.getByText('사원 정보를 수정했습니다.')).toBeVisible();

  await newcomer.goto('/approval/documents/requested');
  await expect(newcomer.getByText(/등록된 사원 정보가 없습니다/)).toBeVisible();

  const docNo =
    (
      await drafter
        .getByText(/LA-\d{4}-\d{6}/)
        .first()
        .textContent()
    )?.match(/LA-\d{4}-\d{6}/)?.[0] ?? '';
  await admin.getByRole('dialog', { name: '사원 정보' }).getByRole('link', { name: /인계/ }).click();
  await expect(admin).toHaveURL(/\/admin\/approval\?approverId=\d+$/);
  const found = admin.getByRole('button', { name: new RegExp(docNo) });
  await expect(found.first()).toBeVisible();
  await expect(admin.getByText(subject)).toHaveCount(0);
  await found.first().click();
  const handing = admin.getByRole('dialog', { name: '결재 인계' });
  await handing
    .getByRole('combobox', { name: '새 결재자' })
    .or(handing.getByLabel(/^새 결재자/))
    .first()
    .fill('서하린');
  await admin
    .getByRole('option', { name: /서하린/ })
    .first()
    .click();
  await handing.getByRole('button', { name: '인계' }).click();
  await expect(handing.getByText('사유를 입력해 주세요.')).toBeVisible();
  await handing.getByLabel(/^사유/).fill('담당자 퇴사');
  await handing.getByRole('button', { name: '인계' }).click();
  await expect(admin.getByText(/결재를 인계했습니다/)).toBeVisible();

  const heir = await as('safety.officer', '/approval/documents/requested');
  await heir.getByRole('main').getByRole('link', { name: subject }).click();
  await expect(heir.getByText(new RegExp(`${name}.*인계`)).first()).toBeVisible();
  await heir.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(heir, '승인');
  await expect(heir.getByText('승인되었습니다.')).toBeVisible();
});
