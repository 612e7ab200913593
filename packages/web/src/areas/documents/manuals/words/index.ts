import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsManuals } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsManuals: typeof documentsManuals;
  }
}

/** The words of what administrators keep of manuals, which come with it (decision 81). */
export const documentsManualsWords: WordSource = {
  name: 'documentsManuals',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
