import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, fileUntil } from '../../scenes/reports.ts';

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
