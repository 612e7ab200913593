import type { WordSource } from '../../platform/i18n.ts';
import type { shell } from './ko.ts';

declare module '../../platform/i18n.ts' {
  interface WordTrees {
    shell: typeof shell;
  }
}

/** The words of the frame. */
export const shellWords: WordSource = {
  name: 'shell',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
