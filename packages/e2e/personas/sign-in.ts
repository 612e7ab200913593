import { expect, type Page } from '@playwright/test';

/** An account of the demo company. */
export type Persona =
  | 'captain'
  | 'ceo'
  | 'admin'
  | 'hr'
  | 'first.officer'
  | 'ops.lead'
  | 'ops.head'
  | 'safety.officer'
  | 'cabin'
  | 'engineer'
  | 'doc.manager'
  | 'safety.master'
  | 'safety.limited'
  | 'resigned'
  | 'stranger';

/** The provider's window, opened by the button. */
export const openProvider = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^(로그인|Sign In)$/ }).click();
  return opened;
};

/** The account of a person in the provider's window. */
export const chooseAccount = (popup: Page, persona: Persona): Promise<void> =>
  popup.getByRole('button', { name: new RegExp(`${persona.replace('.', '\\.')}@hanbit\\.example`) }).click();

/** The account with an address, searched in the provider's window, for a person who is not among its first. */
export const findAccount = async (popup: Page, email: string): Promise<void> => {
  await popup.getByRole('searchbox').or(popup.getByRole('textbox')).first().fill(email);
  await popup.getByRole('button', { name: '찾기' }).click();
  await popup.getByRole('button', { name: new RegExp(email.replaceAll('.', '\\.')) }).click();
};

/** Signs in as a person does: the button, the provider's window, the account. */
export const signIn = async (page: Page, persona: Persona, path = '/'): Promise<void> => {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await chooseAccount(await openProvider(page), persona);
  await expect(page).not.toHaveURL(/\/login/);
};
