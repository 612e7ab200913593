import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '안전성과지표', en: 'Safety indicators' },
  pages: { ko: () => import('./indicators-help.ko.ts'), en: () => import('./indicators-help.en.ts') },
};
