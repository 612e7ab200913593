import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '안전보고', en: 'Safety' },
  pages: { ko: () => import('./ko.ts'), en: () => import('./en.ts') },
};
