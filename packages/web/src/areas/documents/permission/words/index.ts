import type { WordSource } from '../../../../platform/i18n.ts';
import type { documentsPermission } from './ko/index.ts';

declare module '../../../../platform/i18n.ts' {
  interface WordTrees {
    documentsPermission: typeof documentsPermission;
  }
}

/** The words of the rights in the document center, which come with their screen (decision 81). */
export const documentsPermissionWords: WordSource = {
  name: 'documentsPermission',
  ko: () => import('./ko/index.ts'),
  en: () => import('./en/index.ts'),
};
