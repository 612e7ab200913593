import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyForm } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyForm: typeof safetyForm;
  }
}

/** The words of the form of a report, which come with it: no list of the area loads them. */
export const safetyFormWords: WordSource = {
  name: 'safetyForm',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
