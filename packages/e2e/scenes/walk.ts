import { test as base, expect } from '@playwright/test';
import { adminScenes } from './admin.scenes.ts';
import { approvalLeaveScenes } from './approval-leave.scenes.ts';
import { approvalListScenes } from './approval-lists.scenes.ts';
import { approvalViewScenes } from './approval-view.scenes.ts';
import { approvalWriteScenes } from './approval-write.scenes.ts';
import { approvalWriteDialogScenes } from './approval-write-dialogs.scenes.ts';
import { type Browsers, openBrowsers } from './browsers.ts';
import { type Company, openCompany } from './company.ts';
import { frameScenes } from './frame.scenes.ts';
import type { Scene } from './kinds.ts';

/** Every screen and every dialog; an area adds its own. */
export const scenes: readonly Scene[] = [
  ...frameScenes,
  ...approvalListScenes,
  ...approvalViewScenes,
  ...approvalWriteScenes,
  ...approvalWriteDialogScenes,
  ...approvalLeaveScenes,
  ...adminScenes,
];

type Fixtures = { company: Company; browsers: Browsers };

/** A worker keeps its browsers from scene to scene; a scene in which a browser complains fails. */
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
      expect(await browsers.close()).toEqual([]);
    },
    { auto: true },
  ],
});
