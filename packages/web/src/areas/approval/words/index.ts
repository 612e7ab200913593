import type { WordSource } from '../../../platform/i18n.ts';
import type { approval } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    approval: typeof approval;
  }
}

/** The words of the area, and the sentences of what may be wrong in its forms. */
export const approvalWords: WordSource = {
  name: 'approval',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () =>
    Promise.all([
      import('@portal/contract/approval/problems'),
      import('@portal/contract/directory/problems'),
      import('@portal/contract/leave/problems'),
    ]),
};
