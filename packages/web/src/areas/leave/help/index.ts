import type { HelpPages } from '../../../platform/help.ts';

export const help: HelpPages = {
  title: { ko: '휴가', en: 'Leave' },
  pages: { ko: () => import('./leave-help.ko.ts'), en: () => import('./leave-help.en.ts') },
};
