import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { MANAGER } from '../../scenes/drives.ts';

test('the drives of the departments are a tree with the own department first, walked by keys, and stay as they were opened', async ({
  as,
}) => {
  const page = await as(MANAGER, '/documentcenter');
  const tree = page.getByRole('tree', { name: '부서 자료실' });
  const items = tree.getByRole('treeitem');
  await expect(items.first()).toContainText('내 부서');
  const name =
    (await tree.getByRole('treeitem', { expanded: true }).first().getByRole('link').first().textContent()) ?? '';
  const branch = items.filter({ has: page.getByRole('link', { name, exact: true }) }).first();
  const rows = await items.count();
  await items.first().focus();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await branch.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(branch).toHaveAttribute('aria-expanded', 'false');
  expect(await items.count()).toBeLessThan(rows);
  await expectAccessible(page);
  await page.reload();
  await expect(branch).toHaveAttribute('aria-expanded', 'false');
  await branch.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const below = page.locator('[role=treeitem]:focus');
  const drive = (await below.getByRole('link').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: drive })).toBeVisible();
  await expect(tree.getByRole('treeitem', { selected: true })).toContainText(drive);
});

test('where a drive is chosen the own department comes first, and a dash says how deep the others lie', async ({
  as,
}) => {
  const page = await as(MANAGER, '/documentcenter/reading');
  const options = page.getByRole('main').getByRole('combobox', { name: '자료실' }).locator('option');
  await expect(options.filter({ hasText: /^- / }).first()).toBeAttached();
  const own = (await page.getByRole('treeitem').first().getByRole('link').textContent()) ?? '';
  const texts = await options.allTextContents();
  const firstOfDepartments = texts.findIndex((text) => text.startsWith('- ')) - 1;
  expect(texts.indexOf(own)).toBeLessThanOrEqual(firstOfDepartments);
});
