import { type BrowserContextOptions, test as base, expect, type FullProject } from '@playwright/test';
import { adminScenes } from './admin.scenes.ts';
import { approvalLeaveScenes } from './approval-leave.scenes.ts';
import { approvalListScenes } from './approval-lists.scenes.ts';
import { approvalViewScenes } from './approval-view.scenes.ts';
import { approvalWriteScenes } from './approval-write.scenes.ts';
import { approvalWriteDialogScenes } from './approval-write-dialogs.scenes.ts';
import { type Company, openCompany } from './company.ts';
import { frameScenes } from './frame.scenes.ts';
import { languages, look } from './look.ts';
import type { Scene } from './scene.ts';
import { openStage } from './stage.ts';

/** Every screen and every dialog; an area adds its own. */
const scenes: readonly Scene[] = [
  ...frameScenes,
  ...approvalListScenes,
  ...approvalViewScenes,
  ...approvalWriteScenes,
  ...approvalWriteDialogScenes,
  ...approvalLeaveScenes,
  ...adminScenes,
];

type Use = FullProject['use'];

/** What makes the browser of a project: the address, the window, the place. */
const browserOf = ({ baseURL = '', viewport = null, ...use }: Use): BrowserContextOptions => ({
  baseURL,
  viewport,
  hasTouch: use.hasTouch ?? false,
  isMobile: use.isMobile ?? false,
  locale: use.locale ?? 'ko-KR',
  timezoneId: use.timezoneId ?? 'Asia/Seoul',
});

const test = base.extend<object, { company: Company }>({
  company: [
    async ({ browser }, use, { project }) => use(openCompany(browser, browserOf(project.use))),
    { scope: 'worker' },
  ],
});

/** Looks at every scene of this width, each in a browser of its own. */
export const walkScenes = (width: 'desktop' | 'phone'): void => {
  for (const { name, only, open } of scenes) {
    if (only !== undefined && only !== width) continue;
    for (const language of languages)
      test(`${name} keeps nobody out${language === 'en' ? ', in English' : ''}`, async ({ browser, company }, {
        project,
      }) => {
        const complaints: string[] = [];
        const isPhone = width === 'phone';
        const stage = openStage({ browser, company, options: browserOf(project.use), language, isPhone, complaints });
        try {
          await look(await open(stage), { name, language, width: project.use.viewport?.width ?? 0 });
        } finally {
          await stage.close();
        }
        expect(complaints).toEqual([]);
      });
  }
};
