import type { Page } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { countClicks } from '../../personas/clicks.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file, fileUntil } from '../../scenes/reports.ts';

const pick = async (page: Page, button: string, searchText: string, hit: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('searchbox').fill(searchText);
  await dialog.getByRole('button', { name: hit }).first().click();
  await dialog.getByRole('button', { name: '적용' }).click();
};

test('new reports are classified and assessed one after the other, with the report next to the form', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `분류할 보고 ${Date.now()}`;
  for (const name of ['하나', '둘', '셋'])
    await file(company, { ...birdStrike, subject: `${mark} ${name}`, requestFeedback: false });
  const page = await as('safety.master', `/esms/report?searchText=${encodeURIComponent(mark)}`);
  await page.getByRole('link', { name: `${mark} 셋` }).click();
  const place = page.getByRole('navigation', { name: '차례대로 보기' });
  const name = page.getByRole('heading', { level: 1 });
  await expect(place).toContainText('1 / 3');
  await page.getByRole('tab', { name: '분류', exact: true }).click();
  const reported = page.getByRole('region', { name: '상세' });
  await expect(reported).toContainText('이륙 활주 중 80노트 부근에서');
  await expectAccessible(page);

  const clicks = await countClicks(page);
  const spent: number[] = [];
  for (const [at, each] of ['셋', '둘', '하나'].entries()) {
    const before = await clicks();
    await expect(name).toHaveText(`${mark} ${each}`);
    await expect(place).toContainText(`${at + 1} / 3`);
    if (at === 0) {
      await page.getByRole('radio', { name: '내부' }).check();
      await page.getByRole('radio', { name: '준사고' }).check();
      await pick(page, '범주 추가', '조류', /BIRD/);
    } else {
      await page.getByRole('button', { name: /^직전과 같게: 내부 · 준사고 · BIRD/ }).click();
      await expect(page.getByRole('radio', { name: '준사고' })).toBeChecked();
    }
    await page.getByRole('button', { name: '등록' }).click();
    await expect(page.getByRole('textbox', { name: '위해요인 제목' })).toHaveValue(`${mark} ${each}`);
    await expect(reported).toContainText('이륙 활주 중 80노트 부근에서');
    if (at === 0) {
      await pick(page, '분류 선택', '조류 무리', /무리/);
      await pick(page, '결과 추가', '공중충돌 지연', /지연/);
    } else {
      const recent = page.getByRole('list', { name: '최근에 고른 항목' });
      await recent.getByRole('button', { name: /무리/ }).click();
      await recent.getByRole('button', { name: /지연/ }).click();
    }
    await page.getByRole('button', { name: '등록' }).click();
    const matrix = page.getByRole('dialog', { name: '초기 위험도 평가' });
    await matrix.getByRole('button', { name: /^2C/ }).click();
    await matrix.getByRole('button', { name: '적용' }).click();
    await expect(matrix).toBeHidden();
    spent.push((await clicks()) - before);
  }
  await expect(page).toHaveURL(/\/esms\/report\?searchText=/);
  // For the first nothing is offered: ten similar reports take 15 and nine times 7 clicks.
  expect(spent).toEqual([15, 7, 7]);
});

test('what is closed in a list leads to the next of it, and j and k go through it', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `종결할 보고 ${Date.now()}`;
  for (const name of ['하나', '둘'])
    await fileUntil(company, 'notified', { ...birdStrike, subject: `${mark} ${name}`, requestFeedback: false });
  const page = await as('safety.master', `/esms/report?searchText=${encodeURIComponent(mark)}`);
  await page.getByRole('link', { name: `${mark} 둘` }).click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('navigation', { name: '차례대로 보기' })).toContainText('1 / 2');
  await page.keyboard.press('j');
  await expect(name).toHaveText(`${mark} 하나`);
  await page.keyboard.press('k');
  await expect(name).toHaveText(`${mark} 둘`);
  await page.reload();
  await expect(page.getByRole('navigation', { name: '차례대로 보기' })).toContainText('1 / 2');
  await page.getByRole('button', { name: '종결', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '종결', exact: true }).click();
  await expect(name).toHaveText(`${mark} 하나`);
});
