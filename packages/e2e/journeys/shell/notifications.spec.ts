import type { Page } from '@playwright/test';
import { mailsFor } from '../../mail-server.ts';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /알림/ });
const panel = (page: Page) => page.getByRole('dialog', { name: '알림' });

const submit = async (page: Page, subject: string, approver: string): Promise<void> => {
  await page.goto('/approval/documents/write?category=LetterOfApproval');
  await page.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(page, [{ name: approver }]);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('승인 바랍니다.');
  await page.getByRole('button', { name: '결재 상신' }).click();
  await confirm(page, '결재 상신');
  await expect(page).toHaveURL(/view\/\d+\?list-type=submitted/);
};

test('a notification appears without a reload, and opens its record, which marks it as read', async ({ as }) => {
  const subject = `알림 ${Date.now()}`;
  const approver = await as('first.officer', '/');
  const other = await approver.context().newPage();
  await other.goto('/documentcenter');
  const drafter = await as('safety.officer', '/');
  await submit(drafter, subject, '박지훈');

  // In every tab, though one of them alone waits at the server.
  for (const page of [approver, other]) {
    await expect(page).toHaveTitle(/^\(\d+\+?\) /);
    await bell(page).click();
    await expect(panel(page).getByRole('link', { name: subject })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
  }
  await bell(approver).click();
  await expectAccessible(approver);
  const item = panel(approver).getByRole('link', { name: subject });
  await expect(item.getByRole('img', { name: '읽지 않음' })).toBeVisible();
  const untilRead = await other.title();
  await item.click();
  await expect(panel(approver)).toBeHidden();
  // The other tab refreshes its count at once, not when its poll for news ends.
  await expect(other).not.toHaveTitle(untilRead);
  await expect(approver.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await bell(approver).click();
  await expect(item).toBeVisible();
  await expect(item.getByRole('img', { name: '읽지 않음' })).toBeHidden();
  await approver.keyboard.press('Escape');

  const bar = approver.getByRole('region', { name: '결재 처리' });
  await bar.getByRole('button', { name: '승인', exact: true }).click();
  await confirm(approver, '승인');
  await bell(drafter).click();
  const notification = panel(drafter).getByRole('link', { name: subject });
  await expect(notification).toContainText('결재가 완료되었습니다.');
});

test('all notifications are listed, and marked as read at once', async ({ as }) => {
  const approver = await as('ops.lead', '/notifications');
  await expect(approver.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await expectAccessible(approver);
  await approver.getByRole('button', { name: '모두 읽음' }).click();
  await expect(approver.getByRole('button', { name: '모두 읽음' })).toBeDisabled();
  await expect(bell(approver)).toHaveAccessibleName('알림');
  await approver.getByText('읽지 않음', { exact: true }).click();
  await expect(approver.getByText('알림이 없습니다.')).toBeVisible();
  await approver.getByRole('link', { name: '알림 설정' }).click();
  await expect(approver.getByRole('combobox', { name: '결재할 차례입니다.' })).toHaveValue('off');
  await expectAccessible(approver);
});

const MAILED = { timeout: 180_000 };

test('mail is sent to those who want it, links to the record, and contains nothing of it', async ({ as }) => {
  const folder = process.env.E2E_MAIL_DIR ?? '';
  const approver = await as('hr', '/notifications/settings');
  const choice = approver.getByRole('combobox', { name: '결재할 차례입니다.' });
  const choose = async (value: string) => {
    await choice.selectOption(value);
    await expect(approver.getByText('알림 설정을 저장했습니다.').last()).toBeVisible();
    await approver.reload();
    await expect(choice).toHaveValue(value);
  };
  const drafter = await as('engineer', '/');
  const submitted = async (subject: string): Promise<string> => {
    await submit(drafter, subject, '문서윤');
    return /view\/\d+/.exec(drafter.url())?.[0] ?? '';
  };
  const mailOf = async (place: string) =>
    (await mailsFor(folder, 'hr@hanbit.example')).find(({ text = '' }) =>
      text.includes(`${place}?list-type=requested\n`),
    );

  await choose('off');
  const unwanted = await submitted(`메일 없음 ${Date.now()}`);
  await choose('at-once');
  const subject = `메일에 없을 제목 ${Date.now()}`;
  const wanted = await submitted(subject);
  await expect.poll(() => mailOf(wanted), MAILED).toBeDefined();
  const mail = await mailOf(wanted);
  expect(mail?.subject).toMatch(/^\[한빛항공\] 결재할 차례입니다. LA-\d{4}-\d{6}$/);
  expect(mail?.text).not.toContain('제목');
  // What came before it went before it, if at all.
  expect(await mailOf(unwanted)).toBeUndefined();

  await approver.goto(/http:\S+view\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(approver.getByRole('heading', { level: 1, name: subject })).toBeVisible();
});
