import type { WebArea } from '../../platform/area.ts';

export const documentsArea: WebArea = {
  menu: 'Document',
  entry: { href: '/documentcenter', label: { ko: '문서센터', en: 'Documents' } },
  help: 'documents',
  screens: async () => (await import('./documents-home-screens.ts')).documentScreens(),
  home: {
    load: async () => ({
      waiting: [
        { name: 'required-reading', Card: (await import('./required-reading/required-reading-card.tsx')).default },
      ],
    }),
  },
  onDemand: () => import('./documents-on-demand.ts'),
};
