import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settled } from '../personas/settled.ts';
import type { Persona } from '../personas/sign-in.ts';
import type { Browsers, Place } from './browsers.ts';
import type { Company } from './company.ts';

type EnterOptions = {
  /** What has to be said to the page before it goes anywhere, such as which calls fail. */
  before?: (page: Page) => Promise<unknown>;
  /** Only its heading is waited for: the screen keeps loading for ever, or what it says goes away by itself. */
  loading?: true;
};

/** Where a scene is played. */
export type Stage = {
  company: Company;
  isPhone: boolean;
  /** The window of somebody signed in, at an address. */
  enter: (persona: Persona, path: string, options?: EnterOptions) => Promise<Page>;
  /** The window of nobody, at an address. */
  visit: (path: string) => Promise<Page>;
};

const arrive = async (page: Page, path: string, { before, loading }: EnterOptions): Promise<Page> => {
  await before?.(page);
  await page.goto(path);
  if (loading) await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  else await settled(page);
  return page;
};

export const openStage = (company: Company, browsers: Browsers, place: Place): Stage => ({
  company,
  isPhone: place.width === 'phone',
  enter: async (persona, path, how = {}) => arrive(await browsers.windowOf(persona, place), path, how),
  visit: async (path) => arrive(await browsers.visitor(place), path, {}),
});
