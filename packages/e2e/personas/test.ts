import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Persona } from './sign-in.ts';
import { signedIn } from './signed-in.ts';

type Fixtures = {
  /** A browser of this person's own, signed in, at the address. */
  as: (persona: Persona, path?: string) => Promise<Page>;
};

/**
 * What a browser says of an answer that the portal gives on purpose (no photo yet, a refusal), or of a network that a
 * journey took away, is no failure.
 */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|50[23])|net::ERR_INTERNET_DISCONNECTED)/;

/**
 * What the thread that reads PDFs throws to nobody when a document is closed while it is being opened; it says it only of
 * the one that was closed.
 */
const CLOSED_WHILE_OPENING = 'Error: Worker was terminated';

/** Writes down what the browser complains of in any page of a context. */
export const watch = (context: BrowserContext, complaints: string[]): void => {
  context.on('weberror', (error) => {
    const told = String(error.error());
    if (told !== CLOSED_WHILE_OPENING) complaints.push(told);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
};

/** Journeys fail on anything the browser complains of: scripts, the content security policy, React. */
export const test = base.extend<Fixtures>({
  as: async ({ browser, contextOptions, baseURL, viewport }, use) => {
    const complaints: string[] = [];
    const opened: BrowserContext[] = [];
    const options = { ...contextOptions, viewport, ...(baseURL === undefined ? {} : { baseURL }) };
    const open = async (persona: Persona, path = '/'): Promise<Page> => {
      const context = await browser.newContext({
        ...options,
        storageState: await signedIn(browser, options, persona),
      });
      opened.push(context);
      watch(context, complaints);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    await use(open);
    for (const context of opened) await context.close();
    expect(complaints).toEqual([]);
  },
});

export { expect };
