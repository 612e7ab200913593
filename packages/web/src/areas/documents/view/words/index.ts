import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsView } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsView: typeof documentsView;
  }
}

/** The words of one document: its revisions, the acts on it and its readers. */
export const documentsViewWords: WordSource = {
  name: 'documentsView',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
