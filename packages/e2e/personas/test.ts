import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import type { Persona } from './sign-in.ts';
import { beginAs, STILL, signedIn } from './signed-in.ts';

type Fixtures = {
  /** A browser of this person's own, signed in, at the address. */
  as: (persona: Persona, path?: string) => Promise<Page>;
};

type IdleBrowser = { context: BrowserContext; complaints: string[] };

type WorkerFixtures = {
  /** Idle browsers by their options, reused from test to test, so that the program is loaded once. */
  idle: Map<string, IdleBrowser[]>;
};

/**
 * No failure is what a browser says of an answer that the portal gives on purpose (no photo yet, a refusal), of a network
 * that a journey took away, of a file that it changed, or of a picture in the document that is never shown, in which the
 * editor writes out its text.
 */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (4\d\d|50[23])|net::ERR_(INTERNET_DISCONNECTED|UPLOAD_FILE_CHANGED))|^Connecting to 'data:image\//;

/**
 * What the thread that reads PDFs throws to nobody when a document is closed while it is being opened; it says it only of
 * the one that was closed.
 */
const CLOSED_WHILE_OPENING = 'Error: Worker was terminated';

/** Writes down what the browser complains of in any page of a context. */
export const watch = (context: BrowserContext, complaints: string[]): void => {
  context.on('weberror', (error) => {
    const text = String(error.error());
    if (text !== CLOSED_WHILE_OPENING) complaints.push(text);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
};

/** Leaves one window, as it was opened: the program stays loaded in it, and nothing that was done to it. */
const leave = async (context: BrowserContext, viewport: ViewportSize | null | undefined): Promise<void> => {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (page === undefined) return;
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goto(STILL);
  if (viewport) await page.setViewportSize(viewport);
};

/** Journeys fail on anything the browser complains of: scripts, the content security policy, React. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  idle: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the names of what a fixture needs
    async ({}, use) => {
      const idle: WorkerFixtures['idle'] = new Map();
      await use(idle);
      for (const { context } of [...idle.values()].flat()) await context.close();
    },
    { scope: 'worker' },
  ],
  as: async ({ browser, contextOptions, baseURL, viewport, idle }, use) => {
    const options = { ...contextOptions, viewport, ...(baseURL === undefined ? {} : { baseURL }) };
    const key = JSON.stringify(options);
    const taken: IdleBrowser[] = [];
    const take = async (): Promise<BrowserContext> => {
      let idleBrowser = idle.get(key)?.pop();
      if (idleBrowser === undefined) {
        idleBrowser = { context: await browser.newContext(options), complaints: [] };
        watch(idleBrowser.context, idleBrowser.complaints);
      }
      taken.push(idleBrowser);
      return idleBrowser.context;
    };
    const open = async (persona: Persona, path = '/'): Promise<Page> => {
      const state = await signedIn(browser, options, persona);
      const context = await take();
      const page = context.pages()[0] ?? (await context.newPage());
      await beginAs(page, state);
      await page.goto(path);
      return page;
    };
    await use(open);
    for (const { context } of taken) {
      await context.setOffline(false);
      await leave(context, viewport);
    }
    idle.set(key, [...(idle.get(key) ?? []), ...taken]);
    expect(taken.flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
  },
});

export { expect };
