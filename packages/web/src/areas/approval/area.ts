import type { WebArea } from '../../platform/area.ts';
import { inLanguage } from '../../platform/i18n.ts';
import { handoverWords } from './handover/words/index.ts';
import { approvalWords } from './words/index.ts';

export const approvalArea: WebArea = {
  menu: 'Approval',
  entry: { href: '/approval', label: { ko: '전자결재', en: 'Approval' } },
  words: approvalWords,
  help: 'approval',
  screens: async () => (await import('./home/screens.ts')).approvalScreens(),
  home: {
    load: async () => (await import('./home/cards.ts')).approvalCards,
    prefetch: async (queryClient) => (await import('./home/api.ts')).prefetchHome(queryClient),
  },
  onDemand: () => import('./on-demand.ts'),
};

/** Lines that wait for somebody who has left, which administrators hand over. */
export const handoverArea: WebArea = {
  menu: 'Admin',
  words: handoverWords,
  screens: async () => [
    { link: { to: '/admin/approval' }, label: () => inLanguage({ ko: '결재 인계', en: 'Hand-over' }) },
  ],
};
