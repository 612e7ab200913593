import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyClassification } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyClassification: typeof safetyClassification;
  }
}

/** The words of the classification of a report, which come with its tab. */
export const safetyClassificationWords: WordSource = {
  name: 'safetyClassification',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
