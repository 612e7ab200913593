import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '전자결재', en: 'Approval' },
  pages: { ko: () => import('./approval-help.ko.ts'), en: () => import('./approval-help.en.ts') },
};
