import type { WordSource } from '../../../platform/i18n.ts';
import type { safety } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    safety: typeof safety;
  }
}

/** The words of the area with those of its statuses and codes, and the sentences of what may be wrong. */
export const safetyWords: WordSource = {
  name: 'safety',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => import('@portal/contract/safety/problems'),
};
