import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';

test('an administrator verifies a holiday, adds one, is warned of a double one, and removes it', async ({ as }) => {
  const page = await as('hr', '/admin/calendar');
  await page.getByRole('combobox', { name: '연도' }).selectOption('2028');
  const row = page.getByRole('row').filter({ hasText: '국회의원선거일' });
  await expect(row).toContainText('2028-04-12 (수)');
  await expect(row.getByText('확인 필요')).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: '2028-04-12 국회의원선거일 수정' }).click();
  const edit = page.getByRole('dialog', { name: '공휴일 수정' });
  await edit.getByRole('switch', { name: '확인함' }).click();
  await edit.getByLabel(/^출처/).fill('중앙선거관리위원회 공고');
  await expectAccessible(page);
  await edit.getByRole('button', { name: '수정', exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('중앙선거관리위원회 공고');
  await expect(row.getByText('확인함')).toBeVisible();

  await page.getByRole('button', { name: '공휴일 추가' }).click();
  const add = page.getByRole('dialog', { name: '공휴일 추가' });
  await add.getByRole('button', { name: '추가', exact: true }).click();
  await expect(add.getByText('날짜를 입력해 주세요.').first()).toBeVisible();
  await add.getByLabel(/^날짜/).fill('2028-04-12');
  await add.getByLabel(/^이름/).fill('국회의원선거일');
  await add.getByLabel(/^영문 이름/).fill('Anniversary');
  await add.getByRole('button', { name: '추가', exact: true }).click();
  await expect(add.getByText('이 날짜에 같은 이름의 공휴일이 있습니다.').first()).toBeVisible();
  await add.getByLabel(/^이름/).fill('창립기념일');
  await add.getByLabel(/^구분/).selectOption({ label: '회사 휴일' });
  await add.getByRole('button', { name: '추가', exact: true }).click();
  await expect(add).toBeHidden();
  const added = page.getByRole('row').filter({ hasText: '창립기념일' });
  await expect(added).toContainText('회사 휴일');

  await added.getByRole('button', { name: '2028-04-12 창립기념일 삭제' }).click();
  await confirm(page, '삭제');
  await expect(added).toHaveCount(0);
});

test('on a phone a holiday is a card, and a year without any shows a message', async ({ as }) => {
  const page = await as('hr', '/admin/calendar?year=2027');
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.getByRole('row').filter({ hasText: '대체공휴일(제헌절)' });
  await expect(card.getByText('확인 필요')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('combobox', { name: '연도' }).selectOption('2031');
  await expect(page.getByText('2031년의 공휴일이 없습니다.')).toBeVisible();
});
