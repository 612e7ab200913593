import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type Persona, signIn } from './sign-in.ts';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const folder = (): string => join(process.env.E2E_DATA_DIR ?? '', 'signed-in');

/** What the browser of somebody holds after signing in, which each person does once for all workers. */
export const signedIn = async (
  browser: Browser,
  options: BrowserContextOptions,
  persona: Persona,
): Promise<SignedIn> => {
  const file = join(folder(), `${persona}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as SignedIn;
  const context = await browser.newContext(options);
  try {
    await signIn(await context.newPage(), persona);
    const state = await context.storageState();
    await mkdir(folder(), { recursive: true });
    // Another worker may read it at the same time: it is there whole or not at all.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(state));
    await rename(draft, file);
    return state;
  } finally {
    await context.close();
  }
};

type Storage = Readonly<Record<string, string>>;

/** Runs before anything of the page, once in each window: what the storage of a new browser would hold. */
const beginAnew = ([origin, storage]: readonly [string, Storage]): void => {
  if (location.origin !== origin || sessionStorage.getItem('window') !== null) return;
  sessionStorage.setItem('window', 'begun');
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
};

/** A window of somebody signed in, in a browser that was used before: nothing of that is left in it but the program. */
export const beginAs = async (
  context: BrowserContext,
  { cookies, origins }: SignedIn,
  origin: string,
  more: Storage = {},
): Promise<Page> => {
  await context.clearCookies();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const held = origins.flatMap((each) => (each.origin === origin ? each.localStorage : []));
  const storage = Object.fromEntries(held.map(({ name, value }) => [name, value]));
  await page.addInitScript(beginAnew, [origin, { ...storage, ...more }] as const);
  return page;
};
