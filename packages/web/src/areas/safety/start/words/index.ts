import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyStart } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyStart: typeof safetyStart;
  }
}

/** The words of the chooser, which come with it. */
export const safetyStartWords: WordSource = {
  name: 'safetyStart',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
