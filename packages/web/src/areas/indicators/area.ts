import type { WebArea } from '../../platform/area.ts';

/** It has no place at the top: its way in stands in the menu of the safety area. */
export const indicatorsArea: WebArea = {
  menu: 'ESMS',
  help: 'indicators',
  screens: async () => (await import('./indicators-home-screens.ts')).indicatorScreens(),
  home: {
    load: async () => (await import('./indicators-home-cards.ts')).indicatorsCards,
  },
};
