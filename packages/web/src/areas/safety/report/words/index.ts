import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyCode } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyCode: typeof safetyCode;
  }
}

/** What the codes of a report are called, which come with a report and its form: no list of the area loads them. */
export const safetyCodeWords: WordSource = {
  name: 'safetyCode',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
