import type { WebArea } from '../../platform/area.ts';
import { safetyWords } from './words/index.ts';

export const safetyArea: WebArea = {
  menu: 'ESMS',
  entry: { href: '/esms', label: { ko: '안전보고', en: 'Safety' } },
  words: safetyWords,
  screens: async () => (await import('./home/screens.ts')).safetyScreens(),
  home: {
    load: async () => ({ aside: [{ name: 'safety', Card: (await import('./home/card.tsx')).SafetyCard }] }),
    prefetch: async (queryClient) => {
      const { countsQuery } = await import('./report/api.ts');
      void queryClient.prefetchQuery(countsQuery);
    },
  },
  find: async (text, signal) => (await import('./home/find.ts')).findReports(text, signal),
};
