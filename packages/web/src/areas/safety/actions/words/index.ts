import type { WordSource } from '../../../../platform/i18n.ts';
import type { safetyActions } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    safetyActions: typeof safetyActions;
  }
}

/** The words of actions, which come with the tab of a case and with My Action: no other list of the area loads them. */
export const safetyActionsWords: WordSource = {
  name: 'safetyActions',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
