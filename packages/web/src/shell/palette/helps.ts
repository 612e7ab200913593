import { bringHelp } from '../../areas/helps.ts';
import type { Menu } from '../../areas/identity/index.ts';
import { currentLanguage, translate } from '../../platform/i18n.ts';
import { helpsFor } from '../help/api.ts';
import { helpWords } from '../help/help.words.ts';
import { shellWords } from '../shell.words.ts';
import type { PaletteScreen } from './screens.ts';

/** The pages of the help and their headings, in the reader's language: first the pages, then what stands on them. */
export const loadHelps = async (menus: readonly Menu[]): Promise<PaletteScreen[]> => {
  const title = translate(shellWords.help);
  const listed = helpsFor(menus).map(async (name) => {
    const { title: area, pages } = await bringHelp(name);
    const { help } = await pages[currentLanguage()]();
    const params = { area: name };
    const entry = { area: `${title} · ${translate(area)}`, isAct: false };
    return {
      page: {
        ...entry,
        link: { to: '/help/{-$area}', params } as const,
        label: translate(helpWords.of, { area: translate(area) }),
      },
      parts: help.parts.map(({ id, heading }) => ({
        ...entry,
        link: { to: '/help/{-$area}', params, hash: id } as const,
        label: heading,
      })),
    };
  });
  const found = await Promise.all(listed);
  return [...found.map(({ page }) => page), ...found.flatMap(({ parts }) => parts)];
};
