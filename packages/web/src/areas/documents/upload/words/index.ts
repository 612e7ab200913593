import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsUpload } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsUpload: typeof documentsUpload;
  }
}

/** The words of uploads, which come with them (decision 81). */
export const documentsUploadWords: WordSource = {
  name: 'documentsUpload',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
