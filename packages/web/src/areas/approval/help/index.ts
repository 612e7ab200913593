import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '전자결재', en: 'Approval' },
  pages: { ko: () => import('./ko.ts'), en: () => import('./en.ts') },
};
