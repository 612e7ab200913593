import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { watch } from '../personas/test.ts';
import type { Company } from './company.ts';

export type Language = 'ko' | 'en';

/** What is still on its way. */
const UNDER_WAY = '[aria-busy=true], .mantine-Skeleton-root';

type EnterOptions = {
  /** What has to be said to the page before it goes anywhere, such as which calls fail. */
  before?: (page: Page) => Promise<unknown>;
  /** The screen keeps loading for ever. */
  loading?: true;
};

/** Where a scene is played: a browser of its own for each, so that none leaves anything to the next. */
export type Stage = {
  company: Company;
  isPhone: boolean;
  /** The browser of somebody signed in, at an address. */
  enter: (persona: Persona, path: string, options?: EnterOptions) => Promise<Page>;
  /** The browser of nobody, at an address. */
  visit: (path: string) => Promise<Page>;
  close: () => Promise<void>;
};

type Setting = {
  browser: Browser;
  company: Company;
  options: BrowserContextOptions;
  language: Language;
  isPhone: boolean;
  /** What the browser complains of is written down here. */
  complaints: string[];
};

const arrive = async (page: Page, path: string, { before, loading }: EnterOptions): Promise<void> => {
  await before?.(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  if (!loading) await expect(page.locator(UNDER_WAY)).toHaveCount(0);
};

export const openStage = ({ browser, company, options, language, isPhone, complaints }: Setting): Stage => {
  const closing: (() => Promise<void>)[] = [];
  const origin = options.baseURL ?? '';
  const newPage = async (persona: Persona | undefined): Promise<Page> => {
    const { cookies, origins } = persona ? await company.signedIn(persona) : { cookies: [], origins: [] };
    const kept = origins.flatMap(({ localStorage }) => localStorage).filter(({ name }) => name === 'portal.user');
    const context = await browser.newContext({
      ...options,
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: 'light',
      storageState: {
        cookies,
        origins: [{ origin, localStorage: [...kept, { name: 'portal.language', value: language }] }],
      },
    });
    closing.push(() => context.close());
    watch(context, complaints);
    return context.newPage();
  };
  return {
    company,
    isPhone,
    enter: async (persona, path, how = {}) => {
      const page = await newPage(persona);
      await arrive(page, path, how);
      return page;
    },
    visit: async (path) => {
      const page = await newPage(undefined);
      await arrive(page, path, {});
      return page;
    },
    close: async () => {
      for (const close of closing) await close();
    },
  };
};
