import type { WordSource } from '../../../platform/i18n.ts';
import type { search } from './ko.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    search: typeof search;
  }
}

/** The words of the page of all results, which come with it. */
export const searchWordSource: WordSource = {
  name: 'search',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
