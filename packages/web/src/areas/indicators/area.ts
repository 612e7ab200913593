import type { WebArea } from '../../platform/area.ts';

/** It has no entry in the top menu: its entry is in the menu of the safety area. */
export const indicatorsArea: WebArea = {
  menu: 'ESMS',
  help: 'indicators',
  screens: async () => (await import('./indicators-home-screens.ts')).indicatorScreens(),
  home: {
    load: async () => (await import('./indicators-home-cards.ts')).indicatorsCards,
  },
};
