import type { WebArea } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';

export const leaveArea: WebArea = {
  menu: 'Admin',
  screens: async () => [{ link: { to: '/admin/vacation' }, label: () => translate({ ko: '휴가 관리', en: 'Leave' }) }],
};

/** A person's own leave, which everybody has. */
export const ownLeaveArea: WebArea = {
  help: 'leave',
  home: {
    load: async () => ({ aside: [{ name: 'leave', Card: (await import('./own-leave-card.tsx')).default }] }),
  },
};
