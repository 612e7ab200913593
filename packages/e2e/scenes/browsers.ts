import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Persona } from '../personas/sign-in.ts';
import { beginAs, type SignedIn, STILL } from '../personas/signed-in.ts';
import { watch } from '../personas/test.ts';
import type { Company } from './company.ts';

export type Language = 'ko' | 'en';
export type Width = 'desktop' | 'phone';

/** The windows in which everything is looked at. */
export const windows = {
  desktop: { width: 1440, height: 1000 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Width, object>;

export type Place = { language: Language; width: Width };

/** The windows of the scenes, reused from scene to scene, so that the program is loaded once. */
export type Browsers = {
  /** A window of a signed-in person, without data of earlier scenes. */
  windowOf: (persona: Persona, place: Place) => Promise<Page>;
  /** A window without a session. */
  visitor: (place: Place) => Promise<Page>;
  /** Whatever a scene opened is free for the next one; answers what the browsers complained of. */
  free: () => Promise<string[]>;
};

const LANGUAGE_KEY = 'portal.language';

export const openBrowsers = (browser: Browser, company: Company, baseURL: string): Browsers => {
  const complaints: string[] = [];
  const idle = new Map<string, BrowserContext[]>();
  const taken: { context: BrowserContext; key: string; width: Width }[] = [];
  const begin = async ({ language, width }: Place): Promise<BrowserContext> => {
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
    return context;
  };
  const open = async (state: SignedIn, place: Place): Promise<Page> => {
    const key = `${place.language} ${place.width}`;
    const context = idle.get(key)?.pop() ?? (await begin(place));
    taken.push({ context, key, width: place.width });
    const page = context.pages()[0] ?? (await context.newPage());
    await beginAs(page, state, { [LANGUAGE_KEY]: place.language });
    return page;
  };
  return {
    windowOf: async (persona, place) => open(await company.signedIn(persona), place),
    visitor: (place) => open({ cookies: [], origins: [] }, place),
    free: async () => {
      for (const { context, key, width } of taken.splice(0)) {
        const [page, ...others] = context.pages();
        for (const other of others) await other.close();
        await page?.goto(STILL);
        await page?.unrouteAll({ behavior: 'ignoreErrors' });
        await page?.emulateMedia({ colorScheme: 'light' });
        await page?.setViewportSize(windows[width]);
        idle.set(key, [...(idle.get(key) ?? []), context]);
      }
      return complaints.splice(0);
    },
  };
};
