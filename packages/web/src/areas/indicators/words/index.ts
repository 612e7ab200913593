import type { WordSource } from '../../../platform/i18n.ts';
import type { indicators } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    indicators: typeof indicators;
  }
}

/** The words of the indicators, with the sentences of what may be wrong in their sheets. */
export const indicatorsWords: WordSource = {
  name: 'indicators',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => import('@portal/contract/indicators/problems'),
};
