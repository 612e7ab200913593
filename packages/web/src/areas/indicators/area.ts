import type { WebArea } from '../../platform/area.ts';
import { late } from '../../ui/late/part.tsx';
import { indicatorsWords } from './words/index.ts';

/** It has no place at the top: its way in stands in the menu of the safety area. */
export const indicatorsArea: WebArea = {
  menu: 'ESMS',
  words: indicatorsWords,
  help: 'indicators',
  screens: async () => (await import('./screens.ts')).indicatorScreens(),
};

const Entry = late(() => import('./home/entry.tsx'));

/** The way to them from home. */
export const indicatorsHomeArea: WebArea = {
  menu: 'ESMS',
  home: { load: async () => ({ aside: [{ name: 'indicators', Card: Entry }] }) },
};
