import type { WordSource } from '../../platform/i18n.ts';
import type { ui } from './ko.ts';

declare module '../../platform/i18n.ts' {
  interface WordTrees {
    ui: typeof ui;
  }
}

/** The words of the parts that every screen is made of. */
export const uiWords: WordSource = {
  name: 'ui',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
