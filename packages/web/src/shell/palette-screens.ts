import { documentLists } from '@portal/contract/approval';
import type { Menu } from '../areas/identity/index.ts';
import { translate } from '../platform/i18n.ts';

export type PaletteScreen = { href: string; label: string; area: string | undefined };

const approvalScreens = (): PaletteScreen[] => {
  const area = translate('shell.area.approval');
  return [
    { href: '/approval', label: translate('lists.write'), area },
    ...documentLists.map((list) => ({
      href: `/approval/documents/${list}`,
      label: translate(`lists.title.${list}`),
      area,
    })),
  ];
};

/** Every screen that the person may go to. */
export const paletteScreens = (menus: readonly Menu[]): PaletteScreen[] => [
  { href: '/', label: translate('shell.home.title'), area: undefined },
  ...(menus.some(({ name }) => name === 'Approval') ? approvalScreens() : []),
];

/** Those whose name or area holds the text, whatever the case and the blanks. */
export const screensMatching = (screens: readonly PaletteScreen[], text: string): PaletteScreen[] => {
  const plain = (words: string): string => words.toLowerCase().replaceAll(/\s/g, '');
  return screens.filter(({ label, area = '' }) => plain(area + label).includes(plain(text)));
};
