import type { WordSource } from '../../../../platform/i18n.ts';
import type { person } from './ko.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    person: typeof person;
  }
}

/** The words of somebody's card, which come with it. */
export const personWords: WordSource = {
  name: 'person',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
