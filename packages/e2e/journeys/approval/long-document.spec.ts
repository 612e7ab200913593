import { expect, test } from '../../personas/test.ts';

test('the buttons of a form stay in view on a long document, and cover nothing that has the focus', async ({ as }) => {
  const page = await as('engineer', '/approval/documents/write?category=LetterOfApproval');
  await page.setViewportSize({ width: 1280, height: 640 });
  const content = page.getByRole('textbox', { name: '내용' });
  await content.fill('한 줄\n'.repeat(60));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const submit = page.getByRole('button', { name: '결재 상신' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  // Nothing lies over it.
  await submit.click({ trial: true });
  const title = page.getByRole('textbox', { name: '제목' });
  await title.focus();
  const header = page.locator('header[data-sticky]');
  const [above, field] = [await header.boundingBox(), await title.boundingBox()];
  expect(field?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
