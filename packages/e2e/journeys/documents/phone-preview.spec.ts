import { makePdf } from '../../made-pdf.ts';
import { expectAccessible } from '../../personas/axe.ts';
import { expectFits } from '../../personas/fits.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { nameReader, previewOf, uploadFile } from '../../scenes/previews.ts';

test('a document is read on a phone: as wide as the screen, searched, turned to a heading, and marked as read', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const uploaded = await uploadFile(company, { name: '안내.pdf', content: await makePdf({ pages: 40 }) });
  await nameReader(company, uploaded, 'captain@hanbit.example');
  const page = await as('captain', previewOf(uploaded));
  const pageField = page.getByRole('textbox', { name: '쪽 번호' });
  const shown = page.getByRole('region', { name: '1쪽', exact: true });
  await expect(shown.locator('.textLayer')).toContainText('제1쪽');
  const { width = 0 } = (await shown.boundingBox()) ?? {};
  expect(Math.abs(width - (page.viewportSize()?.width ?? 0))).toBeLessThan(2);
  await expectFits(page);
  const beyond = await page.getByRole('combobox', { name: '배율' }).evaluate((choice: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
    const word = document.body.appendChild(document.createElement('span'));
    Object.assign(word.style, { font, position: 'absolute', whiteSpace: 'nowrap' });
    word.textContent = choice.selectedOptions[0]?.text ?? '';
    const { width } = word.getBoundingClientRect();
    word.remove();
    return width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) - choice.clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: '찾기', exact: true }).click();
  await page.getByRole('searchbox', { name: '문서에서 찾기' }).fill('제23쪽');
  await expect(page.locator('output')).toHaveText(/^1 \/ 12/);
  await expect(pageField).toHaveValue('23');
  await expectAccessible(page);
  await page.getByRole('button', { name: '목차' }).click();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: '목차' }).getByRole('button', { name: '제4장' }).click();
  await expect(pageField).toHaveValue('31');
  await expect(page.getByRole('navigation', { name: '목차' })).toHaveCount(0);
  await page.getByRole('button', { name: '읽음으로 표시' }).click();
  await expect(page.getByText('읽음', { exact: true })).toBeVisible();
});
