import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyAssess } from './ko.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyAssess: typeof safetyAssess;
  }
}

/** The words of giving an assessment, which come with its dialog. */
export const safetyAssessWords: WordSource = {
  name: 'safetyAssess',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
