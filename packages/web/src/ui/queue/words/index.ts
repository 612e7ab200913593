import type { WordSource } from '../../../platform/i18n.ts';
import type { queue } from './ko.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    queue: typeof queue;
  }
}

/** The words of going through what waits, which come with the place in the queue. */
export const queueWords: WordSource = {
  name: 'queue',
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
};
