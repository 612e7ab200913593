import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyHazard } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyHazard: typeof safetyHazard;
  }
}

/** The words of the hazard log, which come with their screens (decision 81). */
export const safetyHazardWords: WordSource = {
  name: 'safetyHazard',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
