import { initialsPattern, searchWords } from '@portal/contract/kernel';
import type { Menu } from '../../areas/identity/index.ts';
import type { AreaScreen } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';
import { visibleAreas } from '../menu-screens.ts';
import { shellWords } from '../shell.words.ts';

export type PaletteScreen = Pick<AreaScreen, 'link'> & { label: string; area: string | undefined; isAct: boolean };

/** Every screen that the user may open, in the user's language. */
export const loadScreens = async (menus: readonly Menu[]): Promise<PaletteScreen[]> => {
  const seen = visibleAreas(menus);
  const listed = seen.map(async ({ menu, screens, ...own }) => {
    if (!screens) return [];
    // An area without its own entry is in the menu of another one.
    const entry = own.entry ?? seen.find((other) => other.entry && other.menu === menu)?.entry;
    const area = entry ? translate(entry.label) : translate(shellWords.admin);
    return (await screens()).map(({ link, label, isAct = false }) => ({ link, label: label(), area, isAct }));
  });
  const home: PaletteScreen = {
    link: { to: '/' },
    label: translate(shellWords.home.title),
    area: undefined,
    isAct: false,
  };
  return [home, ...(await Promise.all(listed)).flat()];
};

const plain = (words: string): string => words.toLowerCase().replaceAll(/\s/g, '');

/** Whether a name contains a word or matches it by initials. */
const holds = (name: string, word: string): boolean => {
  const initials = initialsPattern(word);
  return name.includes(word) || (initials !== undefined && new RegExp(initials).test(name));
};

/** Screens whose area and name contain every word of the text, ignoring case and spaces. */
export const screensMatching = (screens: readonly PaletteScreen[], text: string): PaletteScreen[] => {
  const words = searchWords(text).map(plain);
  return screens.filter(({ label, area = '' }) => words.every((word) => holds(plain(area + label), word)));
};
