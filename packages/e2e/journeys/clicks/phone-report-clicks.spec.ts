import type { Locator, Page } from '@playwright/test';
import { settled } from '../../personas/axe.ts';
import { countPresses, type Hand } from '../../personas/clicks.ts';
import { expect, test } from '../../personas/test.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Takes a photo with the camera of the phone. */
const photo = async (page: Page, hand: Hand): Promise<void> => {
  const buffer = Buffer.from(PIXEL, 'base64');
  await hand.take(page.locator('input[capture="environment"]'), [{ name: 'image.png', mimeType: 'image/png', buffer }]);
  await expect(page.getByRole('list', { name: '첨부 파일' })).toContainText('image.png');
};

const own = async (page: Page, hand: Hand, subject: string): Promise<void> => {
  await page.getByRole('button', { name: '지금', exact: true }).click();
  await hand.write(page.getByRole('textbox', { name: '발생 장소' }), 'RKSI RWY 34L');
  await hand.write(page.getByRole('textbox', { name: '제목' }), subject);
  const description = page.getByRole('textbox', { name: '내용' });
  await hand.write(description, '무슨 일이 있었는지 적습니다.');
  await expect(description).toHaveText('무슨 일이 있었는지 적습니다.');
};

const send = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '제출', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '보고서 제출' });
  await expect(dialog).toBeVisible();
  await settled(page);
  await dialog.getByRole('button', { name: '제출', exact: true }).click();
};

const choice = (page: Page, field: string, label: string): Locator =>
  page.getByRole('radiogroup', { name: field }).getByText(label, { exact: true });

test('a TCAS RA with a photo takes a captain 14 taps from the chooser', async ({ as }) => {
  const page = await as('captain', '/esms/report/new');
  const hand = await countPresses(page);
  await page.getByRole('link', { name: 'TCAS RA' }).click();
  await own(page, hand, `TCAS RA ${Date.now()}`);
  await expect(page.getByRole('combobox', { name: '조언 종류' })).toHaveValue('20');
  const dial = page.getByRole('region', { name: '상대 항공기의 방향' });
  await dial.scrollIntoViewIfNeeded();
  for (const hour of ['2', '8', '7']) await dial.getByRole('button', { name: `${hour}시 방향`, exact: true }).click();
  await expect(dial.getByRole('button', { name: /상대 항공기 진행 방향/ })).toContainText('8시 방향');
  await page
    .getByRole('group', { name: /상대 항공기 정보/ })
    .getByLabel('타 항공기 육안 확인')
    .click();
  await choice(page, '회피 기동 실시', '예').click();
  await choice(page, 'RA 준수', '예').click();
  await photo(page, hand);
  await send(page);
  await expect(page.getByText(/SSR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  expect(await hand.presses()).toBe(14);
});

test('a bird strike without damage takes a captain 12 taps from the chooser', async ({ as }) => {
  const page = await as('captain', '/esms/report/new');
  const hand = await countPresses(page);
  await page.getByRole('link', { name: '야생동물·조류 충돌' }).click();
  await own(page, hand, `조류 충돌 ${Date.now()}`);
  await choice(page, '목격한 수', '1').click();
  await choice(page, '충돌한 수', '1').click();
  await hand.write(page.getByRole('textbox', { name: '지상 고도(AGL)' }), '300');
  await page.getByRole('group', { name: '충돌 부위' }).getByLabel('레이돔').click();
  await page.getByRole('button', { name: '손상 없음' }).click();
  await expect(page.getByRole('textbox', { name: '손상 부위(기타)' })).toHaveValue('손상 없음');
  await send(page);
  await expect(page.getByText(/SSR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  expect(await hand.presses()).toBe(12);
});

test('a confidential report with a photo takes a captain 9 taps from the chooser, and reads as their own', async ({
  as,
}) => {
  const subject = `비공개 ${Date.now()}`;
  const page = await as('captain', '/esms/report/new');
  const hand = await countPresses(page);
  await page.getByRole('link', { name: '비공개로 작성' }).click();
  await expect(page.getByRole('switch', { name: /^비공개/ })).toBeChecked();
  await own(page, hand, subject);
  await choice(page, '분야 2단계', '비행 중').click();
  await photo(page, hand);
  await send(page);
  await expect(page.getByText(/SSVR-\d{4}-\d{4} 보고서를 등록했습니다/)).toBeVisible();
  expect(await hand.presses()).toBe(9);
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('나 (비공개)');
});
