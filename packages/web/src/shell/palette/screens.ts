import { searchWords } from '@portal/contract/kernel';
import type { Menu } from '../../areas/identity/index.ts';
import type { AreaScreen } from '../../platform/area.ts';
import { bringWords, inLanguage, translate } from '../../platform/i18n.ts';
import { seenAreas } from '../areas.ts';

export type PaletteScreen = Pick<AreaScreen, 'link'> & { label: string; area: string | undefined };

/** Every screen that the person may go to, in the reader's language. */
export const loadScreens = async (menus: readonly Menu[]): Promise<PaletteScreen[]> => {
  const listed = seenAreas(menus).map(async ({ entry, words, screens }) => {
    if (!screens) return [];
    await bringWords(words);
    const area = entry ? inLanguage(entry.label) : translate('shell.admin');
    return (await screens()).map(({ link, label }) => ({ link, label: label(), area }));
  });
  const home: PaletteScreen = { link: { to: '/' }, label: translate('shell.home.title'), area: undefined };
  return [home, ...(await Promise.all(listed)).flat()];
};

/** Those whose area and name hold every word of the text, whatever the case and the blanks. */
export const screensMatching = (screens: readonly PaletteScreen[], text: string): PaletteScreen[] => {
  const plain = (words: string): string => words.toLowerCase().replaceAll(/\s/g, '');
  const words = searchWords(text).map(plain);
  return screens.filter(({ label, area = '' }) => words.every((word) => plain(area + label).includes(word)));
};
