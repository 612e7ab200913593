import type { WordSource } from '../../../platform/i18n.ts';
import type { viewer } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    viewer: typeof viewer;
  }
}

/** The words of the viewer of files. */
export const viewerWords: WordSource = {
  name: 'viewer',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
