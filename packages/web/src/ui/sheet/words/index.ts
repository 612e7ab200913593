import type { WordSource } from '../../../platform/i18n.ts';
import type { sheet } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    sheet: typeof sheet;
  }
}

/** The words of uploading a spreadsheet, which come with the screen or dialog that does. */
export const sheetWords: WordSource = {
  name: 'sheet',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
