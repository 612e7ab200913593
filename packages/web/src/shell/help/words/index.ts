import type { WordSource } from '../../../platform/i18n.ts';
import type { help } from './ko.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    help: typeof help;
  }
}

export const helpWords: WordSource = {
  name: 'help',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
