import type { WordSource } from '../../../../platform/i18n.ts';
import type { handover } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    handover: typeof handover;
  }
}

/** The words of handing lines over. */
export const handoverWords: WordSource = {
  name: 'handover',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => Promise.all([import('@portal/contract/approval/problems')]),
};
