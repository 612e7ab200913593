import { queryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { Menu } from '../../areas/identity/index.ts';
import type { AreaOnDemand, FoundOfArea, WebArea } from '../../platform/area.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { seenAreas } from '../areas.ts';
import { loadScreens, screensMatching } from '../palette/screens.ts';

type FindAll = NonNullable<AreaOnDemand['findAll']>;

/** What of the results is under one heading; undefined: screens and what one can begin. */
export type SearchPart = { readonly name: string; readonly heading: FindAll['heading'] | undefined } & Pick<
  FindAll,
  'find'
>;

const screensPart = (menus: readonly Menu[], hrefOf: (link: LinkProps) => string): SearchPart => ({
  name: 'screens',
  heading: undefined,
  find: async (text): Promise<FoundOfArea> => {
    const items = screensMatching(await loadScreens(menus), text);
    return {
      items: items.map(({ label, area = '', link }) => ({
        key: `${area} ${label}`,
        label,
        description: area,
        href: hrefOf(link),
      })),
      lists: [],
    };
  },
});

const partOf = async ({ onDemand }: WebArea): Promise<SearchPart[]> => {
  const findAll = (await onDemand?.())?.onDemand.findAll;
  if (!findAll) return [];
  const { heading, find } = findAll;
  return [{ name: heading.en, heading, find }];
};

/** The parts of the results, as far as the person sees their areas. */
export const partsQuery = (menus: readonly Menu[], hrefOf: (link: LinkProps) => string) =>
  queryOptions({
    queryKey: ['search-parts', menus.map(({ name }) => name).join()],
    queryFn: async (): Promise<SearchPart[]> => [
      screensPart(menus, hrefOf),
      ...(await Promise.all(seenAreas(menus).map(partOf))).flat(),
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What one part finds: a part that fails leaves the others. */
export const partQuery = ({ name, find }: SearchPart, text: string) =>
  queryOptions({
    queryKey: ['search', name, currentLanguage(), text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
  });
