import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '안전성과지표', en: 'Safety indicators' },
  pages: { ko: () => import('./ko.ts'), en: () => import('./en.ts') },
};
