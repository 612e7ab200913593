import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '문서센터', en: 'Documents' },
  pages: { ko: () => import('./documents-help.ko.ts'), en: () => import('./documents-help.en.ts') },
};
