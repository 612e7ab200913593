import type { Language } from '@portal/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { loadHelp } from '../../areas/helps.ts';
import type { Menu } from '../../areas/identity/index.ts';
import { visibleAreas } from '../menu-screens.ts';

/** The areas with help that a user with these menus sees. */
export const helpsFor = (menus: readonly Menu[]): string[] => visibleAreas(menus).flatMap(({ help }) => help ?? []);

/** Their titles, in every language. */
export const helpTitlesQuery = (menus: readonly Menu[]) => {
  const areas = helpsFor(menus);
  return queryOptions({
    queryKey: ['help', 'titles', ...areas],
    queryFn: () => Promise.all(areas.map(async (area) => ({ area, title: (await loadHelp(area)).title }))),
    staleTime: Number.POSITIVE_INFINITY,
  });
};

export const helpQuery = (area: string, language: Language) =>
  queryOptions({
    queryKey: ['help', area, language],
    queryFn: async () => {
      const { title, pages } = await loadHelp(area);
      return { title, ...(await pages[language]()).help };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
