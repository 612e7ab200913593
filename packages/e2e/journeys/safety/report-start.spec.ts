import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';

test('the chooser explains each kind and what the law counts, and opens the form', async ({ as }) => {
  const page = await as('captain', '/esms/report/new');
  await expect(page.getByRole('heading', { level: 1, name: '새 보고서' })).toBeVisible();
  await expect(page.getByText('500피트 미만')).toBeHidden();
  await page.getByRole('button', { name: '의무보고 더 보기' }).click();
  await expect(page.getByText('500피트 미만으로 근접하여')).toBeVisible();
  await expect(page.getByText('3시간 이상 지연된 운항')).toBeVisible();
  await expect(page.getByText('72시간(제5호 화재·고장은 96시간) 안에 보고하며')).toBeVisible();
  for (const [name, law] of [
    ['항공기사고', '항공안전법 제2조 제6호'],
    ['항공기준사고', '항공안전법 제2조 제9호'],
    ['항공안전장애', '항공안전법 제59조제1항, 같은 법 시행규칙 제134조·별표 20의2'],
    ['불법방해행위', '항공보안법 제2조 제8호'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(law);
    if (name === '항공안전장애') {
      await expect(dialog).toContainText('의무보고 대상 항공안전장애의 범위');
      await expect(dialog).toContainText('사내 기준: ');
      await expect(dialog).toContainText('제6호 가목·나목·마목은 즉시');
      await expect(dialog).toContainText('법령은 2026-11-27에 확인했습니다.');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('button', { name: '자율보고 더 보기' }).click();
  await expect(page.getByText('이 포털에 낸 보고는 그 자율보고가 아닙니다.')).toBeVisible();
  await expect(page.getByText('10일 안에 국토교통부장관(한국교통안전공단 KAIRS)에 자율보고하면')).toBeVisible();
  await expect(page.getByText('법령은 2026-11-27에 확인했습니다.')).toHaveCount(2);
  await expect(page.getByText('국토교통부장관에게 한 자율보고를 이유로')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: '자율보고서 작성' })).toHaveAttribute('href', '/esms/report/new/ssvr');
  await page.getByRole('link', { name: '의무보고서 작성' }).click();
  await expect(page).toHaveURL(/\/esms\/report\/new\/ssr$/);
});
