import { expect, type Page } from '@playwright/test';

/** An account of the demo company. */
export type Persona =
  | 'captain'
  | 'first.officer'
  | 'ops.lead'
  | 'ops.head'
  | 'safety.officer'
  | 'cabin'
  | 'engineer'
  | 'resigned'
  | 'stranger';

/** Signs in as a person does: the button, the provider's window, the account. */
export const signIn = async (page: Page, persona: Persona, path = '/'): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '로그인' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: new RegExp(`${persona.replace('.', '\\.')}@hanbit\\.example`) }).click();
  await expect(page).not.toHaveURL(/\/login/);
};
