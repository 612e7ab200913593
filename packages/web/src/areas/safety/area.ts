import type { WebArea } from '../../platform/area.ts';
import { safetyWords } from './words/index.ts';

export const safetyArea: WebArea = {
  menu: 'ESMS',
  entry: { href: '/esms', label: { ko: '안전보고', en: 'Safety' } },
  words: safetyWords,
  screens: async () => (await import('./home/screens.ts')).safetyScreens(),
  home: { load: async () => (await import('./home/cards.ts')).safetyCards },
  find: async (text, signal) => (await import('./home/find.ts')).findReports(text, signal),
};
