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

test('the request and what is decided stand before one’s eyes below a long thread, and the question quotes both words and files', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `긴 대화의 종결 ${Date.now()}`;
  // Another desk than that whose requests are counted above.
  const made = await assignAction(company, subject, 'ceo', 'safety.master');
  const threads = `/api/esms/reports/${made.report}/mitigations/${made.id}/threads`;
  for (let n = 1; n <= 15; n += 1) await company.call('ceo', 'POST', threads, { content: `${n}번째 소식` });
  const form = new FormData();
  const thread = { content: '표지를 새로 칠했습니다.', actionType: 'Closed', actionCompleted: null };
  form.append('thread', JSON.stringify(thread));
  form.append('files', new Blob(['사진']), '칠한 표지.txt');
  await company.call('ceo', 'POST', threads, form);

  const page = await as('safety.master', `/esms/report/view/${made.report}?action=${made.id}#mitigation`);
  await page.setViewportSize({ width: 1280, height: 800 });
  const accept = page.getByRole('button', { name: '종결 승인' });
  const quote = page.getByRole('figure').filter({ hasText: '표지를 새로 칠했습니다.' });
  for (const part of [accept, page.getByRole('button', { name: '반려' }), quote])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(quote).toContainText('첨부 파일 1개');
  await expectAccessible(page);
  await accept.click();
  const question = page.getByRole('dialog', { name: '종결 승인' });
  await expect(question).toContainText('표지를 새로 칠했습니다.');
  await expect(question).toContainText('칠한 표지.txt');
  await expectAccessible(page);
  await question.getByRole('button', { name: '종결 승인' }).click();
  await expect(page.getByText('종결된 조치입니다.')).toBeVisible();
});
