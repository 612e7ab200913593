import { expect, type Locator, type Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** One screen or dialog in one state. */
export type Scene = {
  /** Names the test and the pictures. */
  name: string;
  /** Stands at this width alone. */
  only?: 'desktop' | 'phone';
  /** Returns the page once its content is shown. */
  open: (stage: Stage) => Promise<Page>;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name in either language: scenes are looked at in both. */
export const either = (ko: string, en: string): RegExp => new RegExp(`^(${escaped(ko)}|${escaped(en)})$`);

/** The same, where the name goes on. */
export const eitherBegins = (ko: string, en: string): RegExp => new RegExp(`^(${escaped(ko)}|${escaped(en)})`);

export const press = (where: Page | Locator, ko: string, en: string): Promise<void> =>
  where
    .getByRole('button', { name: either(ko, en) })
    .first()
    .click();

/** Chooses an act of the record behind 더 보기. */
export const pressMore = async (page: Page, ko: string, en: string): Promise<void> => {
  await press(page, '더 보기', 'More');
  await page.getByRole('menuitem', { name: either(ko, en) }).click();
};

export const field = (page: Page, ko: string, en: string): Locator =>
  page.getByRole('textbox', { name: eitherBegins(ko, en) }).first();

/** The dialog of this name, once it is shown. */
export const dialog = async (page: Page, ko: string, en: string): Promise<Locator> => {
  const found = page.getByRole('dialog', { name: either(ko, en) });
  await expect(found).toBeVisible();
  return found;
};

/** The first row of the list on the page, once it is shown. */
export const rowsOf = async (page: Page): Promise<void> =>
  expect(page.getByRole('main').getByRole('table').getByRole('link').first()).toBeVisible();
