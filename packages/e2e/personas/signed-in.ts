import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Persona, signIn } from './sign-in.ts';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const folder = (): string => join(process.env.E2E_DATA_DIR ?? '', 'signed-in');

/** The storage of a person's browser after signing in at a portal, which each person does once for all workers. */
export const signedIn = async (
  browser: Browser,
  options: BrowserContextOptions,
  persona: Persona,
): Promise<SignedIn> => {
  const file = join(folder(), `${new URL(options.baseURL ?? '').port}-${persona}.json`);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored) as SignedIn;
  const context = await browser.newContext(options);
  try {
    await signIn(await context.newPage(), persona);
    const state = await context.storageState();
    await mkdir(folder(), { recursive: true });
    // Another worker may read it at the same time: it exists completely or not at all.
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, JSON.stringify(state));
    await rename(draft, file);
    return state;
  } finally {
    await context.close();
  }
};

type Storage = Readonly<Record<string, string>>;

/** A file of the portal that runs nothing: what the browser holds for it can be changed from there. */
export const STILL = '/favicon.svg';

/** Signs a person in, in a browser that was used before and of which only the cached program remains. */
export const beginAs = async (page: Page, { cookies, origins }: SignedIn, more: Storage = {}): Promise<void> => {
  if (!page.url().endsWith(STILL)) await page.goto(STILL);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  const { origin } = new URL(page.url());
  const held = origins.flatMap((each) => (each.origin === origin ? each.localStorage : []));
  const storage = { ...Object.fromEntries(held.map(({ name, value }) => [name, value])), ...more };
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
};
