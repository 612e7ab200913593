import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { beginAs, type SignedIn } from '../personas/signed-in.ts';
import { watch } from '../personas/test.ts';
import { type Company, once } from './company.ts';

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

const LANGUAGE_KEY = 'portal.language';

export const openBrowsers = (browser: Browser, company: Company, baseURL: string): Browsers => {
  const complaints: string[] = [];
  const kept: BrowserContext[] = [];
  const contextOf = once(async (key: string) => {
    const [, language, width] = key.split(' ') as [string, Language, Width];
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
    });
    watch(context, complaints);
    kept.push(context);
    return context;
  });
  const open = async (who: string, { language, width }: Place, state: SignedIn): Promise<Page> =>
    beginAs(await contextOf(`${who} ${language} ${width}`), state, baseURL, { [LANGUAGE_KEY]: language });
  return {
    windowOf: async (persona, place) => open(persona, place, await company.signedIn(persona)),
    visitor: (place) => open('visitor', place, { cookies: [], origins: [] }),
    close: async () => {
      for (const page of kept.flatMap((context) => context.pages())) await page.close();
      return complaints.splice(0);
    },
  };
};
