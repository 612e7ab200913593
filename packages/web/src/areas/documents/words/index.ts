import type { WordSource } from '../../../platform/i18n.ts';
import type { documents } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    documents: typeof documents;
  }
}

/** The words of the area that more than one of its screens says, with the sentences of what may be wrong. */
export const documentsWords: WordSource = {
  name: 'documents',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => import('@portal/contract/documents/problems'),
};
