import { readdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { type Browsers, openBrowsers } from './browsers.ts';
import { type Company, openCompany } from './company.ts';
import type { Scene } from './kinds.ts';

const scenesIn = async (file: string): Promise<Scene[]> => {
  const exported: Record<string, Scene[]> = await import(`./${file}`);
  return Object.values(exported).flat();
};

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.scenes.ts'));

/** Every screen and every dialog; an area adds its own files. */
export const scenes: readonly Scene[] = (await Promise.all(files.toSorted().map(scenesIn))).flat();

type Fixtures = { company: Company; browsers: Browsers };

/** A worker keeps its windows from scene to scene; a scene in which a browser complains fails. */
export const test = base.extend<{ quiet: undefined }, Fixtures>({
  company: [
    async ({ browser }, use, { project: { use: options } }) =>
      use(openCompany(browser, { baseURL: options.baseURL ?? '', locale: 'ko-KR' })),
    { scope: 'worker' },
  ],
  browsers: [
    async ({ browser, company }, use, { project: { use: options } }) =>
      use(openBrowsers(browser, company, options.baseURL ?? '')),
    { scope: 'worker' },
  ],
  quiet: [
    async ({ browsers }, use) => {
      await use(undefined);
      expect(await browsers.free()).toEqual([]);
    },
    { auto: true },
  ],
});
