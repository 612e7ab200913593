import type { WordSource } from '../../../../../platform/i18n.ts';
import type { safetyDesk } from './ko/index.ts';

declare module '../../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyDesk: typeof safetyDesk;
  }
}

/** The words of the cards of home, which no screen of the area needs. */
export const safetyDeskWords: WordSource = {
  name: 'safetyDesk',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
