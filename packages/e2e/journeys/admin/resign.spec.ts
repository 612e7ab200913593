import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

/** Nobody signs in as them, and no other journey names them. */
const LEAVER = 'HB00061';

test('a resignation shows what waits, hands the lines over, and reports the result', async ({ as }) => {
  const admin = await as('hr', `/admin/employee?searchKeyword=${LEAVER}`);
  const row = admin.getByRole('main').getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const edit = row.getByRole('button', { name: / 수정$/ });
  const name = ((await edit.getAttribute('aria-label')) ?? '').replace(/ 수정$/, '');

  const drafter = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill('퇴사 처리 시험');
  await chooseLine(drafter, [{ name }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('검토 바랍니다.');
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  await row
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await admin
    .getByRole('dialog', { name: '사원 정보' })
    .getByRole('button', { name: /퇴사 처리/ })
    .click();
  const dialog = admin.getByRole('dialog', { name: `퇴사 처리: ${name}` });
  await expect(dialog.getByText('결재하거나 합의할 문서')).toBeVisible();
  await expectAccessible(admin);
  await dialog
    .getByLabel(/^결재를 이어받을 사람/)
    .first()
    .fill('김도현');
  await admin
    .getByRole('option', { name: /^김도현/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '퇴사 처리' }).click();
  const outcome = admin.getByRole('dialog', { name: `퇴사 처리: ${name}` });
  await expect(outcome.getByText(/퇴사 처리했습니다/)).toBeVisible();
  await expect(outcome.getByText(/결재 \d+건을 김도현 님에게 인계했습니다/)).toBeVisible();
  await expect(outcome.getByText('결재하거나 합의할 문서')).toHaveCount(0);
  await expectAccessible(admin);
  await drafter.reload();
  await expect(drafter.getByText('김도현').first()).toBeVisible();
});
