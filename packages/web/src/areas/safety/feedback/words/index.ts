import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyFeedback } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyFeedback: typeof safetyFeedback;
  }
}

/** The words of this tab of a report, which come with it: no list of the area loads them. */
export const safetyFeedbackWords: WordSource = {
  name: 'safetyFeedback',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
