import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settled } from '../personas/settled.ts';
import type { Persona } from '../personas/sign-in.ts';
import type { Browsers, Place } from './browsers.ts';
import type { Company } from './company.ts';

type EnterOptions = {
  /** Prepares the page before navigation, such as which calls fail. */
  before?: (page: Page) => Promise<unknown>;
  /** Waits for its heading only: the screen never ends loading, or its message disappears by itself. */
  loading?: true;
};

/** Where a scene is played. */
export type Stage = {
  company: Company;
  isPhone: boolean;
  /** The window of a signed-in person, at an address. */
  enter: (persona: Persona, path: string, options?: EnterOptions) => Promise<Page>;
  /** A window without a session, at an address. */
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
