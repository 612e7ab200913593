import type { WebArea } from '../../platform/area.ts';
import { bringWords } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import { documentsWords } from './words/index.ts';

export const documentsArea: WebArea = {
  menu: 'Document',
  entry: { href: '/documentcenter', label: { ko: '문서센터', en: 'Documents' } },
  words: documentsWords,
  help: 'documents',
  screens: async () => (await import('./home/screens.ts')).documentScreens(),
  onDemand: () => import('./on-demand.ts'),
};

/** It comes with the words of the area, and stands there only for who has something to read. */
const Unread = late(async () => {
  const [card] = await Promise.all([import('./home/unread.tsx'), bringWords(documentsWords)]);
  return card;
});

/** What home tells of required reading: nobody's first load waits for it, so it has no file of its own to be listed in. */
export const documentsHomeArea: WebArea = {
  menu: 'Document',
  home: { load: async () => ({ waiting: [{ name: 'required-reading', Card: Unread }] }) },
};
