import type { WordSource } from '../../../platform/i18n.ts';
import type { directory } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    directory: typeof directory;
  }
}

/** The words of people and departments. */
export const directoryWords: WordSource = {
  name: 'directory',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () =>
    Promise.all([import('@portal/contract/directory/problems'), import('@portal/contract/identity/problems')]),
};
