import { settled } from '../../personas/axe.ts';
import { countPresses } from '../../personas/clicks.ts';
import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PHOTO, 'base64') });

test('an action is answered with two photos and a closing request in 5 taps', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `탭을 센 조치 ${Date.now()}`);
  const page = await as('doc.manager', `/esms/myaction/view/report/${report}/mitigation/${id}`);
  const bar = page.getByRole('region', { name: '메시지 작성' });
  await expect(bar).toBeInViewport();
  const hand = await countPresses(page);
  await hand.write(bar.getByRole('textbox', { name: '메시지' }), '조류 퇴치 차량을 배치했습니다.');
  await bar.getByRole('button', { name: '파일 첨부' }).first().click();
  await hand.take(page.locator('input[type="file"][multiple]'), [photo('before.png'), photo('after.png')]);
  await expect(bar.getByRole('list', { name: '첨부 파일' })).toContainText('after.png');
  await bar.getByRole('button', { name: '종결 요청' }).click();
  const question = page.getByRole('dialog', { name: '종결 요청' });
  await expect(question).toBeVisible();
  await settled(page);
  await question.getByRole('button', { name: '종결 요청', exact: true }).click();
  await expect(bar.getByText('종결 요청이 처리되기를 기다리고 있습니다.')).toBeVisible();
  expect(await hand.presses()).toBe(5);
});
