import type { WebArea } from '../../platform/area.ts';
import { inLanguage } from '../../platform/i18n.ts';
import { leaveWords } from './words/index.ts';

export const leaveArea: WebArea = {
  menu: 'Admin',
  words: leaveWords,
  screens: async () => [{ link: { to: '/admin/vacation' }, label: () => inLanguage({ ko: '휴가 관리', en: 'Leave' }) }],
};

/** One's own leave, which everybody has. */
export const ownLeaveArea: WebArea = {
  words: leaveWords,
  home: {
    load: async () => ({ aside: [{ name: 'leave', Card: (await import('./home/card.tsx')).LeaveCard }] }),
  },
};
