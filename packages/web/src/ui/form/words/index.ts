import { bringProblems, bringWords, type WordSource } from '../../../platform/i18n.ts';
import type { form } from './ko.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    form: typeof form;
  }
}

/** The words of forms, which come with them. */
export const formWords: WordSource = {
  name: 'form',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};

/** Brings what a form says, and what the contract says of what is wrong in it. */
export const bringFormWords = async (): Promise<void> => {
  await Promise.all([bringWords(formWords), bringProblems()]);
};
