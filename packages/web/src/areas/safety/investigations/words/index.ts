import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyInvestigation } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyInvestigation: typeof safetyInvestigation;
  }
}

/** The words of investigations, which come with their screens (decision 81). */
export const safetyInvestigationWords: WordSource = {
  name: 'safetyInvestigation',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
