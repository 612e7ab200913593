import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyInvestigation } from './ko/index.ts';
import type { safetyInvestigationParts } from './ko/parts.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyInvestigation: typeof safetyInvestigation;
    safetyInvestigationParts: typeof safetyInvestigationParts;
  }
}

/** The words of investigations, which come with their screens (decision 81). */
export const safetyInvestigationWords: WordSource = {
  name: 'safetyInvestigation',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};

/** What the parts of one say, which its own screen alone shows. */
export const safetyInvestigationPartsWords: WordSource = {
  name: 'safetyInvestigationParts',
  ko: () => import('./ko/parts.ts'),
  en: () => import('./en/parts.ts'),
};
