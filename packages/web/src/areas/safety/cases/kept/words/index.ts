import type { WordSource } from '../../../../../platform/i18n.ts';
import type { safetyKept } from './ko.ts';

declare module '../../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyKept: typeof safetyKept;
  }
}

/** The words for what was typed in a case and can no longer be saved, which come with its forms. */
export const safetyKeptWords: WordSource = {
  name: 'safetyKept',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
