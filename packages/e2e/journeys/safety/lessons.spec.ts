import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { confirm } from '../../personas/write-memo.ts';

const checkAll = async (dialog: Locator): Promise<void> => {
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
};

test('a lesson out of a closed report is written, given back, approved by a second person and read by everybody', async ({
  as,
}) => {
  const title = `정지선 앞의 복창 ${Date.now()}`;
  const page = await as('safety.master', '/esms/report?status=Closed');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  const number = await page
    .getByText(/^SSV?R-\d{4}-\d{4}$/)
    .first()
    .innerText();
  await page.getByRole('link', { name: '교훈 쓰기' }).click();
  await expect(page.getByRole('button', { name: `${number} 빼기` })).toBeVisible();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '무슨 일이 있었나' }).fill('김도현 기장이 정지선을 넘었다.');
  await page.getByRole('textbox', { name: '무엇을 배웠나' }).fill('다르게 들리면 다시 묻는다.');
  await expectAccessible(page);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('무슨 일이 있었나: “김도현” (사원의 이름이나 사번)')).toBeVisible();
  await expect(page.getByRole('button', { name: '승인', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const { pathname } = new URL(page.url());

  await page.getByRole('button', { name: '승인 요청' }).click();
  const sending = page.getByRole('dialog', { name: '승인 요청 전 확인' });
  await expect(sending.getByRole('button', { name: '승인 요청' })).toBeDisabled();
  await expectAccessible(page);
  await checkAll(sending);
  await sending.getByRole('button', { name: '승인 요청' }).click();
  await expect(page.getByText('승인을 기다립니다').first()).toBeVisible();

  const second = await as('safety.limited', pathname);
  await second.getByRole('button', { name: '반려' }).click();
  const returning = second.getByRole('dialog', { name: '교훈 반려' });
  await returning.getByRole('textbox', { name: '사유' }).fill('이름을 지워 주세요.');
  await returning.getByRole('button', { name: '반려' }).click();
  await expect(second.getByText('이름을 지워 주세요.')).toBeVisible();

  await page.goto(pathname);
  await expect(page.getByText('이름을 지워 주세요.')).toBeVisible();
  await page.getByRole('link', { name: '수정' }).click();
  await page.getByRole('textbox', { name: '무슨 일이 있었나' }).fill('정지선을 조금 넘었다.');
  await page.getByRole('button', { name: '수정' }).click();
  await expect(page.getByText('찾은 것이 없습니다. 그래도 한 번 더 읽어 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '승인 요청' }).click();
  await checkAll(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: '승인 요청' }).click();
  await expect(page.getByText('승인을 기다립니다').first()).toBeVisible();

  const reader = await as('captain', pathname);
  await expect(reader.getByText('볼 수 없습니다')).toBeVisible();

  await second.goto(pathname);
  await second.getByRole('button', { name: '승인', exact: true }).click();
  await checkAll(second.getByRole('dialog'));
  await second.getByRole('dialog').getByRole('button', { name: '승인', exact: true }).click();
  await expect(second.getByText(/^LSN-\d{4}-\d{4}$/)).toBeVisible();

  await reader.goto('/');
  await reader.getByRole('region', { name: '새 안전 교훈' }).getByRole('link', { name: title }).click();
  await expect(reader.getByText('다르게 들리면 다시 묻는다.')).toBeVisible();
  await expect(reader.getByText('안전 부서만 보는 내용')).toHaveCount(0);
  await expect(reader.getByText(number)).toHaveCount(0);
  await expectAccessible(reader);

  await second.getByRole('button', { name: '회수' }).click();
  await confirm(second, '회수');
  await expect(second.getByRole('button', { name: '승인 요청' })).toBeVisible();
  await expect(second.getByRole('button', { name: '더 보기' })).toHaveCount(0);
  await reader.goto('/esms/lesson');
  await expect(reader.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0);
});

test('lessons are found by their words, and read on a phone as cards', async ({ as }) => {
  const page = await as('captain', '/esms/lesson');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('searchbox', { name: '제목, 내용, 번호' }).fill('새 서류');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('link', { name: '탑재 변경은 말이 아니라 새 서류로' })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: '탑재 변경은 말이 아니라 새 서류로' }).click();
  await expect(page.getByText('위치나 무게가 바뀌면 새 서류를 받고 나서 문을 닫는다.')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
});
