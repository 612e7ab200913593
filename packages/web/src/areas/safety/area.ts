import type { WebArea } from '../../platform/area.ts';
import { safetyHomeWords } from './home/words/index.ts';
import { safetyWords } from './words/index.ts';

export const safetyArea: WebArea = {
  menu: 'ESMS',
  entry: { href: '/esms', label: { ko: '안전보고', en: 'Safety' } },
  words: safetyWords,
  help: 'safety',
  screens: async () => (await import('./home/screens.ts')).safetyScreens(),
  onDemand: () => import('./on-demand.ts'),
};

/** What home tells of safety reports, with few words of its own: nobody's first load shall wait for those of the area. */
export const safetyHomeArea: WebArea = {
  menu: 'ESMS',
  words: safetyHomeWords,
  home: {
    load: async () => (await import('./home/cards.ts')).safetyCards,
  },
};
