import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { watch } from '../personas/test.ts';
import { type Company, once, USER_KEY, userOf } from './company.ts';

export type Language = 'ko' | 'en';
export type Width = 'desktop' | 'phone';

/** The windows in which everything is looked at. */
export const windows = {
  desktop: { width: 1440, height: 1000 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Width, object>;

export type Place = { language: Language; width: Width };

/** The browsers of the scenes: one each person, kept from scene to scene, so that the program is loaded once. */
export type Browsers = {
  /** A window of somebody signed in, in which the scenes before left nothing. */
  windowOf: (persona: Persona, place: Place) => Promise<Page>;
  /** A window of nobody. */
  visitor: (place: Place) => Promise<Page>;
  /** Closes what a scene opened; answers what the browsers complained of. */
  close: () => Promise<string[]>;
};

/** Runs before anything of the page, once in each window: what the storage of a new browser would hold. */
const beginAnew = ([origin, storage]: readonly [string, Record<string, string>]): void => {
  if (location.origin !== origin || sessionStorage.getItem('scene') !== null) return;
  sessionStorage.setItem('scene', 'begun');
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
};

const LANGUAGE_KEY = 'portal.language';

export const openBrowsers = (browser: Browser, company: Company, baseURL: string): Browsers => {
  const complaints: string[] = [];
  const kept: BrowserContext[] = [];
  const passing: BrowserContext[] = [];
  const open = async ({ language, width }: Place, more: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: windows[width],
      hasTouch: width === 'phone',
      isMobile: width === 'phone',
      baseURL,
      timezoneId: 'Asia/Seoul',
      locale: language === 'ko' ? 'ko-KR' : 'en-GB',
      colorScheme: 'light',
      // Whether something comes in slowly is nothing to look at.
      reducedMotion: 'reduce',
      ...more,
    });
    watch(context, complaints);
    return context;
  };
  const contextOf = once(async (key: string) => {
    const [persona, language, width] = key.split(' ') as [Persona, Language, Width];
    const { cookies } = await company.signedIn(persona);
    const context = await open({ language, width }, { storageState: { cookies, origins: [] } });
    kept.push(context);
    return context;
  });
  return {
    windowOf: async (persona, place) => {
      const page = await (await contextOf(`${persona} ${place.language} ${place.width}`)).newPage();
      const storage = { [USER_KEY]: userOf(await company.signedIn(persona)), [LANGUAGE_KEY]: place.language };
      await page.addInitScript(beginAnew, [baseURL, storage] as const);
      return page;
    },
    visitor: async (place) => {
      const localStorage = [{ name: LANGUAGE_KEY, value: place.language }];
      const context = await open(place, {
        storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
      });
      passing.push(context);
      return context.newPage();
    },
    close: async () => {
      for (const page of kept.flatMap((context) => context.pages())) await page.close();
      for (const context of passing.splice(0)) await context.close();
      return complaints.splice(0);
    },
  };
};
