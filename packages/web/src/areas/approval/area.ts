import type { WebArea } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';

export const approvalArea: WebArea = {
  menu: 'Approval',
  entry: { href: '/approval', label: { ko: '전자결재', en: 'Approval' } },
  help: 'approval',
  screens: async () => (await import('./home/approval-home-screens.ts')).approvalScreens(),
  home: {
    load: async () => (await import('./home/approval-home-cards.tsx')).approvalCards,
    prefetch: async (queryClient) => (await import('./home/approval-home.queries.ts')).prefetchHome(queryClient),
  },
  onDemand: () => import('./approval-on-demand.ts'),
};

/** Pending lines of resigned approvers, which administrators hand over; delegations. */
export const handoverArea: WebArea = {
  menu: 'Admin',
  screens: async () => [
    { link: { to: '/admin/approval' }, label: () => translate({ ko: '결재 인계', en: 'Hand-over' }) },
    { link: { to: '/admin/delegation' }, label: () => translate({ ko: '대결 현황', en: 'Deputies' }) },
  ],
};
