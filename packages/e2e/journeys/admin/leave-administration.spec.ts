import { readFile } from 'node:fs/promises';
import { leaveImportHeaders } from '@portal/contract/leave';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from '../../personas/test.ts';
import { writeSheet } from '../../spreadsheet.ts';

test('total days go in by spreadsheet, all rows or none, and the list comes out as one', async ({ as }, info) => {
  const page = await as('hr', '/admin/vacation');
  const next = new Date().getFullYear() + 1;
  await page.getByRole('button', { name: '연차 부여일수 업로드' }).click();
  const dialog = page.getByRole('dialog', { name: '연차 부여일수 업로드' });
  const send = dialog.getByRole('button', { name: '업로드', exact: true });
  await expect(send).toBeDisabled();
  await dialog.getByRole('combobox', { name: '연도' }).selectOption(String(next));

  const bad = info.outputPath('잘못된 연차.xlsx');
  await writeSheet(bad, [
    leaveImportHeaders[0],
    ['HB00010', '박지훈', 16],
    ['NONE', '없는 사람', 10],
    ['HB00011', '최유진', 101],
  ]);
  await dialog.locator('input[type=file]').setInputFiles(bad);
  await expect(dialog.getByText('3행')).toBeVisible();
  await expect(dialog.getByText('등록되지 않은 사번입니다.')).toBeVisible();
  await expect(dialog.getByText('4행')).toBeVisible();
  await expect(send).toBeDisabled();

  const good = info.outputPath('연차 🛫.xlsx');
  await writeSheet(good, [leaveImportHeaders[0], ['HB00010', '박지훈', 16.5]]);
  await dialog.locator('input[type=file]').setInputFiles(good);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('업로드했습니다.')).toBeVisible();

  await page.goto('/admin/vacation?searchKeyword=HB0001');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const shown = (await page.getByRole('row').count()) - 1;
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀 다운로드' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^휴가현황_\d{4}\.xlsx$/);
  const rows = await readSheet(await readFile(await file.path()));
  expect(rows).toHaveLength(shown + 1);
});
