import type { WordSource } from '../../../platform/i18n.ts';
import type { admin } from './ko/index.ts';

declare module '../../../platform/i18n.ts' {
  interface WordTrees {
    admin: typeof admin;
  }
}

/** The words of rights and the trail. */
export const adminWords: WordSource = {
  name: 'admin',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
  problems: () => Promise.all([import('@portal/contract/identity/problems')]),
};
