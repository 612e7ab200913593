import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyHome } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyHome: typeof safetyHome;
  }
}

/** The few words with which home begins: those of the reports in its cards come with them. */
export const safetyHomeWords: WordSource = {
  name: 'safetyHome',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
