import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm } from '../../personas/write-memo.ts';

const NEW = '/approval/documents/write?category=LetterOfApproval';

test('a captain stores a line and a template by name, begins the next memo with both, and saves it', async ({ as }) => {
  const mark = String(Date.now());
  const page = await as('captain', NEW);
  const title = page.getByRole('textbox', { name: '제목' });
  await title.fill(`[품의서] 주간 보고 ${mark}`);
  await expect(page.getByText(/^\d\d:\d\d 이 기기에 저장됨$/)).toBeVisible();
  await chooseLine(page, [{ name: '이서연' }, { name: '박지훈', agrees: true }]);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('이번 주 운항 현황입니다.');

  // By the key one goes on writing where one was.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('임시저장했습니다.')).toBeVisible();
  await expect(page).toHaveURL(/write\/\d+/);
  await expect(page.getByRole('textbox', { name: '내용' })).toBeFocused();

  // So it is on the button, which cannot be pressed while it works.
  await page.keyboard.type(' 이상입니다.');
  const save = page.getByRole('button', { name: '임시저장', exact: true });
  await save.focus();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Control+s');
  await saved;
  await expect(save).toBeFocused();

  await page.getByRole('button', { name: '결재선 저장' }).click();
  const lines = page.getByRole('dialog', { name: '결재선 저장' });
  await lines.getByRole('textbox', { name: '이름' }).fill(`운항 ${mark}`);
  await expectAccessible(page);
  await lines.getByRole('button', { name: '저장', exact: true }).click();
  await expect(lines).toBeHidden();

  await page.getByRole('button', { name: '서식', exact: true }).click();
  await page.getByRole('button', { name: '서식으로 저장' }).click();
  const keeping = page.getByRole('dialog', { name: '서식으로 저장' });
  await keeping.getByRole('textbox', { name: '이름' }).fill(`주간 ${mark}`);
  await keeping.getByRole('checkbox', { name: '결재선과 참조자도 함께 저장' }).click();
  await expectAccessible(page);
  await keeping.getByRole('button', { name: '저장', exact: true }).click();
  await expect(keeping).toBeHidden();

  // An unchanged form is filled without a question.
  await page.goto(NEW);
  await page.getByRole('button', { name: '서식', exact: true }).click();
  const templates = page.getByRole('dialog', { name: '서식 불러오기' });
  await templates.getByRole('button', { name: `주간 ${mark} 적용` }).click();
  await expect(templates).toBeHidden();
  await expect(title).toHaveValue(`[품의서] 주간 보고 ${mark}`);
  await expect(page.getByRole('textbox', { name: '내용' })).toContainText('이번 주 운항 현황입니다.');
  await page.getByRole('button', { name: '결재선 불러오기' }).click();
  const named = page.getByRole('dialog', { name: '결재선 불러오기' });
  await expect(named.getByRole('button', { name: `운항 ${mark} 적용` })).toBeVisible();
  await expectAccessible(page);
  await named.getByRole('button', { name: `운항 ${mark} 적용` }).click();
  await expect(page.getByRole('list', { name: '진행 순서' })).toContainText('박지훈');

  // A changed form asks first; after a refusal typed text stays.
  await title.fill(`[품의서] 다음 주 ${mark}`);
  await page.getByRole('button', { name: '서식', exact: true }).click();
  await templates.getByRole('button', { name: `주간 ${mark} 적용` }).click();
  await expect(page.getByRole('dialog', { name: '서식 내용으로 바꾸기' })).toBeVisible();
  await confirm(page, '취소');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title).toHaveValue(`[품의서] 다음 주 ${mark}`);

  await page.getByRole('link', { name: '완료', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '저장하고 나가기' }).click();
  await expect(page).toHaveURL(/\/approval\/documents\/completed/);
  await expect(page.getByText('임시저장했습니다.')).toBeVisible();
  await page.goto(`/approval/documents/draft?searchText=${mark}`);
  await expect(page.getByRole('link', { name: `[품의서] 다음 주 ${mark}` })).toBeVisible();
});
