import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { answer } from '../../personas/write-report.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

const OWNER = 'hr';

test('actions are processed in turn: a closing request is sent, and the next action is one tap away', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `차례 ${Date.now()}`;
  for (const name of ['하나', '둘', '셋']) await assignAction(company, `${mark} ${name}`, OWNER);
  const page = await as(OWNER, '/esms/myaction');
  await page
    .getByRole('region', { name: '내가 담당하는 조치' })
    .getByRole('link', { name: `${mark} 셋` })
    .click();
  const place = page.getByRole('navigation', { name: '차례대로 보기' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(place).toContainText(/^1 \/ \d+/);
  const next = place.getByRole('link', { name: '다음' });
  const box = await next.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.y).toBeGreaterThan(height / 2);
  await expectAccessible(page);
  await next.tap();
  await expect(name).toHaveText(`${mark} 둘`);
  const bar = page.getByRole('region', { name: '메시지 작성' });
  await bar.getByRole('textbox', { name: '메시지' }).fill('조치를 마쳤습니다.');
  await bar.getByRole('button', { name: '파일 첨부' }).first().tap();
  const photo = { name: 'after.txt', mimeType: 'text/plain', buffer: Buffer.from('사진을 대신하는 기록') };
  await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
  await expect(bar.getByRole('list', { name: '첨부 파일' })).toContainText('after.txt');
  await expect(bar).toContainText(`${mark} 둘`);
  const number = /ACT-\d{4}-\d+/.exec((await bar.textContent()) ?? '')?.[0] ?? '?';
  await bar.getByRole('button', { name: '종결 요청' }).tap();
  await expect(page.getByRole('dialog')).toContainText(number);
  await answer(page, '종결 요청', '종결 요청');
  await expect(bar.getByText('종결 요청이 처리되기를 기다리고 있습니다.')).toBeVisible();
  await expect(name).toHaveText(`${mark} 둘`);
  // The result is shown above the next button.
  const alert = page.getByRole('alert').filter({ hasText: number });
  await expect
    .poll(() => alert.evaluate((toast) => toast.getBoundingClientRect().bottom))
    .toBeLessThan((await place.boundingBox())?.y ?? 0);
  await next.tap();
  await expect(name).toHaveText(`${mark} 하나`);
  // The thread is scrolled to its end, far below the title: the field names the action it writes to.
  await expect(bar).toContainText(`${mark} 하나`);
  await expect(place).toContainText(/^3 \/ \d+/);
  await place.getByRole('link', { name: '이전' }).tap();
  await expect(name).toHaveText(`${mark} 둘`);
  await expect(bar.getByText('종결 요청이 처리되기를 기다리고 있습니다.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/esms\/myaction$/);
});
