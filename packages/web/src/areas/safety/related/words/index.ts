import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyRelated } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyRelated: typeof safetyRelated;
  }
}

/** The words of this tab of a report, which come with it: no list of the area loads them. */
export const safetyRelatedWords: WordSource = {
  name: 'safetyRelated',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
