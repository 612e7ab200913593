import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, confidential, draft, file } from '../../scenes/reports.ts';

test('the office finds a report by its subject, and returns to the list as it was', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `목록에서 찾기 ${Date.now()}`;
  await file(company, { ...birdStrike, subject: mark });
  await file(company, { ...confidential, subject: `${mark} 비공개` });
  const page = await as('safety.master', '/esms/report');
  await page.getByRole('searchbox').fill(mark);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchText=/);
  await page.getByRole('radio', { name: 'SSVR' }).click();
  await expect(page).toHaveURL(/reportType=SSVR/);
  const row = page.getByRole('row', { name: new RegExp(`${mark} 비공개`) });
  await expect(row).toContainText('Confidential');
  await expect(row).not.toContainText('김도현');
  await expect(row).toContainText('OPEN');
  await expect(row).toContainText('N/A');
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(page.getByRole('main')).not.toContainText('김도현');
  await expectAccessible(page);
  await page.getByRole('link', { name: '보고서 목록' }).click();
  await expect(page).toHaveURL(/reportType=SSVR/);
  await expect(row.getByRole('link')).toBeFocused();
});

test('a reporter deletes the drafts that are chosen, and the others stay', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const mark = `버릴 초안 ${Date.now()}`;
  const remaining = await draft(company, { reportType: 'SSR', subject: `${mark} 남음` });
  await draft(company, { reportType: 'SSVR', subject: `${mark} 하나` });
  await draft(company, { reportType: 'SSR', subject: `${mark} 둘` });
  const page = await as('captain', '/esms/report/list/draft');
  for (const name of ['하나', '둘']) await page.getByRole('checkbox', { name: `${mark} ${name} 선택` }).check();
  await expect(
    page.getByRole('navigation', { name: '안전보고 메뉴' }).getByRole('link', { name: /임시저장/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '선택 삭제' }).click();
  await expect(page.getByRole('dialog')).toContainText('정말 삭제하시겠습니까?');
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByRole('link', { name: `${mark} 하나` })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `${mark} 둘` })).toHaveCount(0);
  await page.getByRole('link', { name: `${mark} 남음` }).click();
  await expect(page).toHaveURL(new RegExp(`/esms/report/view/draft/${remaining.id}`));
});
