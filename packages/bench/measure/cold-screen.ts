import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { median } from '../median.ts';

const SLOW_DOWN = 4;
const TIMES = 5;

/** Names of moments, each with what must stand on the screen for it to have come. */
type Marks<Name extends string> = Readonly<Record<Name, readonly string[]>>;

type Screen<Name extends string> = { signIn: (page: Page) => Promise<void>; path: string; marks: Marks<Name> };

/** Runs in the page from its beginning: remembers when each moment came. */
const rememberWhen = (marks: Marks<string>): string => `{
    window.marked = {};
    const marks = ${JSON.stringify(marks)};
    const look = () => {
      for (const [name, parts] of Object.entries(marks))
        if (window.marked[name] === undefined && parts.every((part) => document.querySelector(part) !== null))
          window.marked[name] = performance.now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }`;

/** What the browser of somebody holds who signed in. */
const enter = async (browser: Browser, how: BrowserContextOptions, signIn: (page: Page) => Promise<void>) => {
  const entry = await browser.newContext(how);
  const page = await entry.newPage();
  await signIn(page);
  await page.getByRole('navigation').first().waitFor();
  const storageState = await entry.storageState();
  await entry.close();
  return storageState;
};

/** How long until a screen is there, with nothing in the browser's cache and its processor slowed down: the median in ms. */
export const measureCold = async <const Name extends string>(
  baseURL: string,
  { signIn, path, marks }: Screen<Name>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(marks) as Name[];
  const browser = await chromium.launch(await findBrowser());
  const how = { baseURL, locale: 'ko-KR', viewport: { width: 1440, height: 900 } };
  try {
    const storageState = await enter(browser, how, signIn);
    const taken: Record<string, number>[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ ...how, storageState });
      const cold = await context.newPage();
      const session = await context.newCDPSession(cold);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      await cold.addInitScript(rememberWhen(marks));
      await cold.goto(path, { waitUntil: 'commit' });
      for (const part of names.flatMap((name) => marks[name])) await cold.locator(part).first().waitFor();
      taken.push(await cold.evaluate<Record<string, number>>('window.marked'));
      await context.close();
    }
    const middle = (name: Name): number => median(taken.map((each) => each[name] ?? Number.NaN));
    return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, number>;
  } finally {
    await browser.close();
  }
};
