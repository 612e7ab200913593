import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const LISTS = ['draft', 'in-progress', 'requested', 'completed', 'approved', 'submitted'].map(
  (list) => `/approval/documents/${list}`,
);

const SCREENS = [
  '/',
  '/approval',
  ...LISTS,
  '/approval/documents/write?category=LetterOfApproval',
  '/approval/documents/write?category=LeaveApplication',
  '/maintenance?msg=%EC%A0%90%EA%B2%80',
  '/nowhere',
];

const DIALOGS = ['결재선 선택', '참조자 선택', '문서 선택', '최근 문서', '미리보기'];

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** Every screen, a document to read, and every dialog of the form, in one colour scheme: nothing serious on any. */
export const walkScreens = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  for (const path of SCREENS) {
    await goTo(page, path);
    await expectAccessible(page);
  }
  await goTo(page, '/approval/documents/requested');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('내 차례')).toBeVisible();
  await expectAccessible(page);
  await goTo(page, '/approval/documents/write?category=LetterOfApproval');
  for (const name of DIALOGS) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: '검색' }).click();
  await page.getByRole('textbox', { name: '화면, 문서, 사람 찾기' }).waitFor();
  await expectAccessible(page);
};
