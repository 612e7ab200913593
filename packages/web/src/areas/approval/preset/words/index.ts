import type { WordSource } from '../../../../platform/i18n.ts';
import type { preset } from './ko.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    preset: typeof preset;
  }
}

/** The words of named lines and templates, which come with the form. */
export const presetWords: WordSource = {
  name: 'preset',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
