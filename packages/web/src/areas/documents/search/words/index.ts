import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsSearch } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsSearch: typeof documentsSearch;
  }
}

/** The words of the search, which come with it (decision 81). */
export const documentsSearchWords: WordSource = {
  name: 'documentsSearch',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
