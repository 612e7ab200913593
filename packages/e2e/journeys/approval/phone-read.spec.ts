import type { Page } from '@playwright/test';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { chooseLine, confirm, waitingWith } from '../../personas/write-memo.ts';

const paste = (page: Page, html: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', '');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

const WIDE = `<p>구매하고자 합니다.</p><table><tr>${'<td width="160" bgcolor="#203764"><font color="#ffffff">칸</font></td>'.repeat(8)}</tr></table><p>끝</p>`;

/** Below 16 px a phone zooms into what is typed into. */
const expectLargeInputs = async (page: Page): Promise<void> => {
  const sizes = await page
    .locator('input:visible, textarea:visible, select:visible, [contenteditable=true]:visible')
    .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)));
  expect(sizes.length).toBeGreaterThan(0);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
};

test('on a phone the text is on the first screen, a wide table opens large and closes by Back, and nothing covers the bar', async ({
  as,
}) => {
  const subject = `휴대폰에서 읽기 ${Date.now()}`;
  const drafter = await as('safety.officer', '/approval/documents/write?category=LetterOfApproval');
  await drafter.getByRole('textbox', { name: '제목' }).fill(subject);
  await expectLargeInputs(drafter);
  await chooseLine(drafter, [{ name: '박지훈' }, { name: '강태오' }]);
  await drafter.getByRole('textbox', { name: '내용' }).click();
  await paste(drafter, WIDE);
  await drafter.getByRole('button', { name: '결재 상신' }).click();
  await confirm(drafter, '결재 상신');
  await expect(drafter).toHaveURL(/view\/\d+\?list-type=submitted/);

  const page = await as('first.officer', waitingWith(subject));
  await page.getByRole('main').getByRole('link', { name: subject }).click();
  const strip = page.getByRole('button', { name: /결재란 1\/2 · 내 차례/ });
  await expect(strip).toHaveAttribute('aria-expanded', 'false');
  const bar = page.getByRole('region', { name: '결재 처리' });
  const text = await page.getByText('구매하고자 합니다.').boundingBox();
  const top = await bar.boundingBox();
  expect(text && top && text.y + text.height).toBeLessThan(top?.y ?? 0);
  await strip.click();
  await expect(page.getByRole('region', { name: '결재란' })).toContainText('정비본부');
  await strip.click();

  await page.getByRole('button', { name: '크게 보기' }).click();
  const large = page.getByRole('dialog', { name: '표' });
  await expect(large.getByRole('cell').first()).toHaveCSS('background-color', 'rgb(32, 55, 100)');
  // As the key of a phone does.
  await page.evaluate(() => history.back());
  await expect(large).toBeHidden();
  await expect(page.getByRole('button', { name: '크게 보기' })).toBeFocused();

  await expectLargeInputs(page);
  await bar.getByRole('button', { name: '보류', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(subject);
  await expect(page.getByRole('dialog').getByRole('button', { name: '보류', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/requested/);
  const row = page.getByRole('main').getByRole('link', { name: subject });
  await expect(row).toBeFocused();
  await row.click();
  const alert = page.getByRole('alert').filter({ hasText: '보류되었습니다.' });
  await expect(alert).toContainText(subject);
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const [toast, below] = [await alert.boundingBox(), await bar.boundingBox()];
      return toast === null || (below !== null && toast.y + toast.height <= below.y);
    })
    .toBe(true);
});

test('in English the buttons over a memo that is written stay within the phone', async ({ as }) => {
  const page = await as('captain', '/approval/documents/write?category=LetterOfApproval');
  await page.evaluate(() => localStorage.setItem('portal.language', 'en'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
  await expectFits(page);
});
