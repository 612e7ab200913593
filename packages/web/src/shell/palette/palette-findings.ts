import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, type UseQueryResult, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { loadHelp } from '../../areas/helps.ts';
import { type Menu, menusQuery } from '../../areas/identity/index.ts';
import type { Found, FoundPerson, WebArea } from '../../platform/area.ts';
import { currentLanguage, translate } from '../../platform/i18n.ts';
import { helpsFor } from '../help/help.queries.ts';
import { helpWords } from '../help/help.words.ts';
import { visibleAreas } from '../menu-screens.ts';
import { shellWords } from '../shell.words.ts';
import { loadScreens, type PaletteScreen, screensMatching } from './palette-screens.ts';

/** The help pages and their headings in the user's language: pages first, then their content. */
const loadHelps = async (menus: readonly Menu[]): Promise<PaletteScreen[]> => {
  const title = translate(shellWords.help);
  const listed = helpsFor(menus).map(async (name) => {
    const { title: area, pages } = await loadHelp(name);
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

const FOUND_STAYS_MS = 60_000;

/** The query for the results of one area; empty for an area without search. */
const foundOfQuery = ({ onDemand }: WebArea, place: number, text: string) =>
  queryOptions({
    queryKey: ['palette', 'found', place, text],
    queryFn: async ({ signal }): Promise<readonly Found[]> =>
      (await (await onDemand?.())?.onDemand.find?.(text, signal)) ?? [],
    enabled: text !== '',
    staleTime: FOUND_STAYS_MS,
  });

const PAUSE_MS = 200;

/** Maximum number of help results, to keep the list readable. */
const MOST_HELPS = 6;

export const isPerson = (found: Found): found is FoundPerson => 'Card' in found;

/** The failure of one area leaves the results of the others. */
const together = (results: UseQueryResult<readonly Found[]>[]) => ({
  found: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isLoading }) => isLoading),
  lost: results.filter(({ error }) => error),
});

/**
 * The results for a text: screens at once, records and people after a pause in typing, never those of an earlier text.
 */
export const usePaletteFindings = (text: string) => {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data: menus } = useSuspenseQuery(menusQuery);
  const language = currentLanguage();
  const names = menus.map(({ name }) => name).join();
  const screens = useQuery({ queryKey: ['palette', 'screens', language, names], queryFn: () => loadScreens(menus) });
  const helps = useQuery({ queryKey: ['palette', 'helps', language, names], queryFn: () => loadHelps(menus) });
  const finders = visibleAreas(menus).filter(({ onDemand }) => onDemand !== undefined);
  const records = useQueries({
    queries: finders.map((area, place) => foundOfQuery(area, place, settled)),
    combine: together,
  });
  const isSettled = text === settled;
  const found = isSettled ? records.found : [];
  const searching = !isSettled || screens.isLoading || helps.isLoading || records.isLoading;
  return {
    screens: screensMatching(screens.data ?? [], text),
    // Only after the others, so that they are not the only results while people and records are loading.
    helps: text === '' || searching ? [] : screensMatching(helps.data ?? [], text).slice(0, MOST_HELPS),
    documents: found.flatMap((each) => (isPerson(each) ? [] : [each])),
    people: found.filter(isPerson),
    searching,
    /** Searches that failed, while the results of the others are shown. */
    lost: [...[screens, helps].filter(({ error }) => error), ...(isSettled ? records.lost : [])],
  };
};

export type PaletteFindings = ReturnType<typeof usePaletteFindings>;
