import type { WebArea } from '../../platform/area.ts';
import { inLanguage } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import { leaveWords } from './words/index.ts';

export const leaveArea: WebArea = {
  menu: 'Admin',
  words: leaveWords,
  screens: async () => [{ link: { to: '/admin/vacation' }, label: () => inLanguage({ ko: '휴가 관리', en: 'Leave' }) }],
};

const OwnLeave = late(() => import('./home/card.tsx'));

/** One's own leave, which everybody has. */
export const ownLeaveArea: WebArea = {
  words: leaveWords,
  help: 'leave',
  home: {
    load: async () => ({ aside: [{ name: 'leave', Card: OwnLeave }] }),
  },
};
