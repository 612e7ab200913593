import type { WebArea } from '../../platform/area.ts';

export const safetyArea: WebArea = {
  menu: 'ESMS',
  entry: { href: '/esms', label: { ko: '안전보고', en: 'Safety' } },
  help: 'safety',
  screens: async () => (await import('./home/screens.ts')).safetyScreens(),
  home: {
    load: async () => (await import('./home/cards.ts')).safetyCards,
  },
  onDemand: () => import('./on-demand.ts'),
};
