import type { WebArea } from '../../platform/area.ts';

export const safetyArea: WebArea = {
  menu: 'ESMS',
  entry: { href: '/esms', label: { ko: '안전보고', en: 'Safety' } },
  help: 'safety',
  screens: async () => (await import('./home/safety-home-screens.ts')).safetyScreens(),
  home: {
    load: async () => (await import('./home/safety-home-cards.ts')).safetyCards,
  },
  onDemand: () => import('./safety-on-demand.ts'),
};
