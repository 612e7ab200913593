import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsPreview } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsPreview: typeof documentsPreview;
  }
}

/** The words of the preview, which has a tab of its own. */
export const documentsPreviewWords: WordSource = {
  name: 'documentsPreview',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
