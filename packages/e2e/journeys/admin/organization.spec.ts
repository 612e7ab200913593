import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';

test('departments are created, moved, deactivated and deleted, and no act is allowed that would lose a person', async ({
  as,
}) => {
  const stamp = String(Date.now()).slice(-4);
  const page = await as('admin', '/admin/department');
  const make = async (code: string, name: string): Promise<void> => {
    const form = page.getByRole('dialog');
    await form.getByLabel(/^코드/).fill(code);
    await form.getByLabel(/^부서명/).fill(name);
    await form.getByLabel(/^영문 부서명/).fill('Reorganised');
    await form.getByLabel(/^순서/).fill('80');
    await form.getByRole('button', { name: '등록' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  };
  await page.getByRole('button', { name: '신규 부서' }).click();
  await make(`A${stamp}`, `개편실${stamp}`);
  await page.getByRole('button', { name: `개편실${stamp} 하위 부서 추가` }).click();
  await make(`B${stamp}`, `개편팀${stamp}`);

  await page.getByRole('button', { name: `개편실${stamp} 삭제` }).click();
  await confirm(page, '삭제');
  await expect(page.getByText('하위 부서가 존재하여 삭제할 수 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '안전보안실 삭제' }).click();
  await confirm(page, '삭제');
  await expect(page.getByText('사원이 존재하여 삭제할 수 없습니다.')).toBeVisible();

  await page.getByRole('button', { name: `개편팀${stamp} 수정` }).click();
  const edit = page.getByRole('dialog', { name: '부서 수정' });
  await edit.getByLabel(/^상위 부서/).selectOption({ label: '없음 (최상위)' });
  await edit.getByRole('switch', { name: '사용' }).click();
  await edit.getByRole('button', { name: '수정' }).click();
  await expect(edit).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: `개편팀${stamp}` });
  await expect(row.getByText('-', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^안전보안실 부서원 \d+명 보기/ }).click();
  const members = page.getByRole('dialog');
  await expect(members.getByRole('link', { name: /배성민/ })).toBeVisible();
  await page.keyboard.press('Escape');

  for (const name of [`개편팀${stamp}`, `개편실${stamp}`]) {
    await page.getByRole('button', { name: `${name} 삭제` }).click();
    await confirm(page, '삭제');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  }
});
