import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '관리자', en: 'Administration' },
  pages: { ko: () => import('./ko.ts'), en: () => import('./en.ts') },
};
