import { documentLists } from '@portal/contract/approval';
import { adminScreens } from '../../areas/admin/index.ts';
import type { Menu } from '../../areas/identity/index.ts';
import { translate } from '../../platform/i18n.ts';

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

const screensOfAdmin = (): PaletteScreen[] =>
  adminScreens.map(({ to, label }) => ({ href: to, label: translate(label), area: translate('shell.area.admin') }));

/** Every screen that the person may go to. */
export const paletteScreens = (menus: readonly Menu[]): PaletteScreen[] => [
  { href: '/', label: translate('shell.home.title'), area: undefined },
  ...(menus.some(({ name }) => name === 'Approval') ? approvalScreens() : []),
  ...(menus.some(({ name }) => name === 'Admin') ? screensOfAdmin() : []),
];

/** Those whose name or area holds the text, whatever the case and the blanks. */
export const screensMatching = (screens: readonly PaletteScreen[], text: string): PaletteScreen[] => {
  const plain = (words: string): string => words.toLowerCase().replaceAll(/\s/g, '');
  return screens.filter(({ label, area = '' }) => plain(area + label).includes(plain(text)));
};
