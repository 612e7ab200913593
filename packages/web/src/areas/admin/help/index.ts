import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '관리자', en: 'Administration' },
  pages: { ko: () => import('./admin-help.ko.ts'), en: () => import('./admin-help.en.ts') },
};
