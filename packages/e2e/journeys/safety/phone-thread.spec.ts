import type { Page } from '@playwright/test';
import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

const OWNER = 'captain';
const MESSAGES = 12;
const KEYBOARD = 300;
const LONG = '하나\n둘\n셋\n넷\n다섯';

/** How far the newest message ends above what floats at the foot of the screen: the bar to write in, and the queue. */
const roomBelowNewest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const newest = document.querySelector('[role=log] article:last-of-type')?.getBoundingClientRect();
    const afloat = ['[aria-label="메시지 작성"]', '[aria-label="차례대로 보기"]'];
    const tops = afloat.map((one) => document.querySelector(one)?.getBoundingClientRect().top ?? window.innerHeight);
    return newest && newest.bottom > 0 ? Math.min(...tops) - newest.bottom : Number.NEGATIVE_INFINITY;
  });

const expectAtEnd = async (page: Page): Promise<void> => {
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeVisible();
  await expect(page.getByText(`소식 ${MESSAGES}번째입니다.`)).toBeVisible();
  await expect.poll(() => roomBelowNewest(page)).toBeGreaterThanOrEqual(0);
};

/** As a phone's keyboard does: what is seen of the page is lower, and the page is not. */
const coverFoot = async (page: Page, height: number): Promise<void> => {
  await page.evaluate((covered) => {
    Object.defineProperty(window.visualViewport, 'height', {
      configurable: true,
      get: () => window.innerHeight - covered,
    });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
  await expect(page.getByRole('region', { name: '메시지 작성' })).toHaveCSS('bottom', `${height}px`);
};

test('a thread stays at its end, however it is opened and whatever grows, until the reader scrolls back', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `대화의 끝 ${Date.now()}`;
  const given = [];
  for (const name of ['하나', '둘']) {
    const action = await assignAction(company, `${mark} ${name}`, OWNER);
    const threads = `/api/esms/reports/${action.report}/mitigations/${action.id}/threads`;
    for (let n = 1; n <= MESSAGES; n += 1)
      await company.call('safety.master', 'POST', threads, {
        content: `소식 ${n}번째입니다.\n진행 상황을 알려 주세요.`,
      });
    given.push({ ...action, address: `/esms/myaction/view/report/${action.report}/mitigation/${action.id}` });
  }
  const [first] = given;
  const page = await as(OWNER, first?.address);
  await expectAtEnd(page);
  await page.reload();
  await expectAtEnd(page);
  await expectAtEnd(await as('safety.master', `/esms/report/view/${first?.report}?action=${first?.id}#mitigation`));

  await page.goto('/esms/myaction');
  await page
    .getByRole('region', { name: '내가 담당하는 조치' })
    .getByRole('link', { name: `${mark} 둘` })
    .tap();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(`${mark} 둘`);
  await expectAtEnd(page);
  await page.getByRole('navigation', { name: '차례대로 보기' }).getByRole('link', { name: '다음' }).tap();
  await expect(name).toHaveText(`${mark} 하나`);
  await expectAtEnd(page);

  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAtEnd(page);
  }
  const box = page.getByRole('textbox', { name: '메시지' });
  await box.fill(LONG);
  await expectAtEnd(page);
  await coverFoot(page, KEYBOARD);
  await expectAtEnd(page);
  await coverFoot(page, 0);
  await expectAtEnd(page);

  await page.evaluate(() => window.scrollBy(0, -400));
  await expect.poll(() => roomBelowNewest(page)).toBeLessThan(0);
  const heightOfBox = () => box.evaluate(({ clientHeight }) => clientHeight);
  const [scrolled, high] = [await page.evaluate(() => window.scrollY), await heightOfBox()];
  await box.fill('');
  await expect.poll(heightOfBox).toBeLessThan(high);
  await box.fill(LONG);
  await expect.poll(heightOfBox).toBe(high);
  await coverFoot(page, KEYBOARD);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
