import type { WordSource } from '../../../platform/i18n.ts';
import type { leave } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    leave: typeof leave;
  }
}

/** The words of leave by year. */
export const leaveWords: WordSource = {
  name: 'leave',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => Promise.all([import('@portal/contract/leave/problems')]),
};
