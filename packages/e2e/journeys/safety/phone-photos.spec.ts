import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

const OWNER = 'doc.manager';
const FLAT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A photo as large as that of a phone, which hardly compresses. */
const largePhoto = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3200, 2400];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const picture = context.createImageData(canvas.width, canvas.height);
    let seed = 7;
    for (let at = 0; at < picture.data.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      picture.data[at] = at % 4 === 3 ? 255 : seed >> 23;
    }
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.6);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

/** A finger that goes across the picture. */
const swipe = async (page: Page, from: number, to: number): Promise<void> => {
  const finger = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 420 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
};

test('photos go with the closing request in one send, stand small in the thread, and are swiped through', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `사진 조치 ${Date.now()}`, OWNER);
  const threads = `/api/esms/reports/${report}/mitigations/${id}/threads`;
  const page = await as(OWNER, `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const bar = page.getByRole('region', { name: '메시지 작성' });
  await bar.getByRole('button', { name: '파일 첨부' }).first().click();
  const camera = page.locator('input[capture="environment"]');
  const large = await largePhoto(page);
  expect(large.length).toBeGreaterThan(2_000_000);
  await camera.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await camera.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: Buffer.from(FLAT, 'base64') });
  await bar.getByRole('button', { name: '종결 요청' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '종결 요청', exact: true }).click();
  const photos = page.getByRole('log', { name: '대화' }).getByRole('list', { name: '사진' });
  await expect(photos.getByRole('listitem')).toHaveCount(2);
  for (const picture of await photos.locator('img').all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const written = await company.call<{ actionType: string; attachedFiles: { name: string; size: number }[] }[]>(
    OWNER,
    'GET',
    threads,
  );
  const request = written.find(({ actionType }) => actionType === 'Closed');
  expect(request?.attachedFiles.map(({ name }) => name)).toEqual(['large.jpg', 'small.png']);
  expect(request?.attachedFiles[0]?.size).toBe(large.length);
  await expectFits(page);
  await expectAccessible(page);

  await photos.getByRole('button', { name: 'large.jpg' }).click();
  const viewer = page.getByRole('dialog', { name: '첨부 파일 보기' });
  await expect(viewer.getByRole('img', { name: 'large.jpg' })).toBeVisible();
  await swipe(page, 320, 60);
  await expect(viewer.getByRole('img', { name: 'small.png' })).toBeVisible();
  await swipe(page, 60, 320);
  await expect(viewer.getByRole('img', { name: 'large.jpg' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'small.png' })).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(photos.getByRole('button', { name: 'small.png' })).toBeFocused();
  await photos.getByRole('button', { name: 'large.jpg' }).click();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});
