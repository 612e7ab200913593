import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyMine } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyMine: typeof safetyMine;
  }
}

/** The words of the lists of actions, with what is said of an action wherever it stands. */
export const safetyMineWords: WordSource = {
  name: 'safetyMine',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
