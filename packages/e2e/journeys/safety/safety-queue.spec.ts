import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { type Assigned, askClosing, assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

const OFFICE = 'safety.limited';

type Waiting = { total: number; items: { mitigationId: number; status: string }[] };

test('three closing requests are decided by keys, one after the other', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `종결 ${Date.now()}`;
  const made: Assigned[] = [];
  for (const name of ['하나', '둘', '셋']) made.push(await assignAction(company, `${mark} ${name}`, 'ceo', OFFICE));
  for (const each of made) await askClosing(company, each, 'ceo');
  const waiting = () => company.call<Waiting>(OFFICE, 'GET', '/api/me/esms/mitigations/created?waiting=true&limit=100');
  const { total } = await waiting();

  const page = await as(OFFICE, '/esms/myaction');
  await page
    .getByRole('region', { name: '내가 요청한 조치' })
    .getByRole('link', { name: `${mark} 셋` })
    .click();
  const place = page.getByRole('navigation', { name: '차례대로 보기' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(place).toContainText(`1 / ${total}`);
  await expect(page).toHaveURL(/queue=/);
  await expect(page.getByRole('button', { name: '종결 승인' })).toHaveAttribute('aria-keyshortcuts', 'a');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog').getByRole('button', { name: '종결 승인' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(name).toHaveText(`${mark} 둘`);
  await expect(place).toContainText(`2 / ${total}`);
  await expect(page.getByRole('button', { name: '반려' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeFocused();
  await page.keyboard.type('사진을 덧붙여 주세요.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: '반려' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(name).toHaveText(`${mark} 하나`);
  await expect(page.getByRole('button', { name: '종결 승인' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(name).toHaveText(`${mark} 둘`);
  await page.keyboard.press('j');
  await expect(name).toHaveText(`${mark} 하나`);
  await expect(page.getByRole('button', { name: '종결 승인' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog').getByRole('button', { name: '종결 승인' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(name).not.toHaveText(`${mark} 하나`);
  const left = (await waiting()).items.map(({ mitigationId }) => mitigationId);
  expect(left.filter((id) => made.some((each) => each.id === id))).toEqual([]);
});
