import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

/** Finds a person, or with `부서` before the name a department, in the whole company. */
const find = async (picker: Locator, name: string, kind = ''): Promise<Locator> => {
  await picker.getByRole('button', { name: '전체 사원' }).click();
  await picker.getByRole('searchbox', { name: '이름으로 찾기' }).fill(name);
  return picker
    .getByRole('list', { name: '사원', exact: true })
    .getByRole('button', { name: new RegExp(`^${kind}.*${name}`) })
    .first();
};

const openPicker = async (page: Page, button: string): Promise<Locator> => {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: '참조자 선택' });
};

test('a department is informed with those below it; a person is added after the submission and removed', async ({
  as,
}) => {
  const subject = `운항 교범 개정 ${Date.now()}`;
  const drafter = await as('safety.officer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await chooseLine(drafter, [{ name: '강태오' }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await drafter.keyboard.type('교범을 개정합니다.');

  const picker = await openPicker(drafter, '참조자 선택');
  await expect(picker.getByRole('button', { name: '적용' })).toBeDisabled();
  await (await find(picker, '운항팀', '부서')).click();
  const chosen = picker.getByRole('list', { name: '참조자' });
  await expect(chosen).toContainText('운항팀');
  await (await find(picker, '운항본부', '부서')).click();
  await expect(chosen).toContainText('운항본부');
  await expect(chosen).not.toContainText('운항팀');
  await expect(await find(picker, '김도현')).toContainText('운항본부에 포함됨');
  await expect(await find(picker, '강태오')).toContainText('결재선에 있음');
  await (await find(picker, '오지훈')).click();
  await expectAccessible(drafter);
  await picker.getByRole('button', { name: '적용' }).click();
  await expect(picker).toBeHidden();
  await expect(drafter.getByRole('list', { name: '참조자' })).toContainText('운항본부');
  await drafter.getByRole('button', { name: '결재선 변경' }).click();
  const line = drafter.getByRole('dialog', { name: '결재선 선택' });
  await expect(await find(line, '오지훈')).toContainText('참조자로 지정됨');
  await line.getByRole('button', { name: '닫기' }).last().click();
  await expectAccessible(drafter);

  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  const member = await as('captain', '/approval/documents/in-progress');
  await member
    .getByRole('main')
    .getByRole('link', { name: new RegExp(subject) })
    .first()
    .click();
  await expect(member.getByText('교범을 개정합니다.')).toBeVisible();
  await expect(member.getByRole('button', { name: '운항본부 빼기' })).toBeHidden();

  const later = await openPicker(drafter, '참조자 추가');
  await expect(await find(later, '운항본부', '부서')).toContainText('이미 참조 중');
  await (await find(later, '최유진')).click();
  await expectAccessible(drafter);
  await later.getByRole('button', { name: '적용' }).click();
  await expect(later).toBeHidden();
  const shown = drafter.getByRole('list', { name: '참조자' });
  await expect(shown).toContainText('최유진');

  await shown.getByRole('button', { name: '최유진 빼기' }).click();
  await expect(drafter.getByRole('dialog')).toContainText('최유진');
  await confirm(drafter, '삭제');
  await expect(drafter.getByText('최유진님의 참조권을 삭제 하였습니다.')).toBeVisible();
  await expect(shown).not.toContainText('최유진');
  await expect(shown).toContainText('운항본부');
  await expect(drafter.getByText('참조권을 삭제 하였습니다.')).toBeHidden();
  await expectAccessible(drafter);
});
