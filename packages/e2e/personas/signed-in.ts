import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Persona, signIn } from './sign-in.ts';

export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** What is held is of one portal, told by its port: a journey may have its own. */
const folderOf = ({ baseURL }: BrowserContextOptions): string =>
  join(process.env.E2E_DATA_DIR ?? '', 'signed-in', baseURL === undefined ? '' : new URL(baseURL).port);

/** What the browser of somebody holds after signing in, which each person does once for all workers. */
export const signedIn = async (
  browser: Browser,
  options: BrowserContextOptions,
  persona: Persona,
): Promise<SignedIn> => {
  const folder = folderOf(options);
  const file = join(folder, `${persona}.json`);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as SignedIn;
  const context = await browser.newContext(options);
  try {
    await signIn(await context.newPage(), persona);
    const state = await context.storageState();
    await mkdir(folder, { recursive: true });
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

/** A file of the portal that runs nothing: what the browser holds for it can be changed from there. */
export const STILL = '/favicon.svg';

/** The window becomes that of somebody signed in, in a browser that was used before: nothing of that is left in it but the program. */
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
