import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '안전보고', en: 'Safety' },
  pages: { ko: () => import('./safety-help.ko.ts'), en: () => import('./safety-help.en.ts') },
};
