import { useDebouncedValue } from '@mantine/hooks';
import { type UseQueryResult, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { menusQuery } from '../../areas/identity/index.ts';
import type { Found, FoundPerson } from '../../platform/area.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { seenAreas } from '../areas.ts';
import { foundOfQuery } from './api.ts';
import { loadHelps } from './helps.ts';
import { loadScreens, screensMatching } from './screens.ts';

const PAUSE_MS = 200;

/** More of the help than can be taken in at a glance helps nobody. */
const MOST_HELPS = 6;

export const isPerson = (found: Found): found is FoundPerson => 'Card' in found;

/** An area that cannot look leaves what the others find. */
const together = (results: UseQueryResult<readonly Found[]>[]) => ({
  found: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isLoading }) => isLoading),
  lost: results.filter(({ error }) => error),
});

/** What the text finds: screens at once, records and people once the typing pauses, never those of an earlier text. */
export const usePaletteFindings = (text: string) => {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data: menus } = useSuspenseQuery(menusQuery);
  const language = currentLanguage();
  const names = menus.map(({ name }) => name).join();
  const screens = useQuery({ queryKey: ['palette', 'screens', language, names], queryFn: () => loadScreens(menus) });
  const helps = useQuery({ queryKey: ['palette', 'helps', language, names], queryFn: () => loadHelps(menus) });
  const finders = seenAreas(menus).filter(({ onDemand }) => onDemand !== undefined);
  const records = useQueries({
    queries: finders.map((area, place) => foundOfQuery(area, place, settled)),
    combine: together,
  });
  const isSettled = text === settled;
  const found = isSettled ? records.found : [];
  const searching = !isSettled || screens.isLoading || helps.isLoading || records.isLoading;
  return {
    screens: screensMatching(screens.data ?? [], text),
    // Last, so that it is not all there is to go to while people and records are on their way.
    helps: text === '' || searching ? [] : screensMatching(helps.data ?? [], text).slice(0, MOST_HELPS),
    documents: found.flatMap((each) => (isPerson(each) ? [] : [each])),
    people: found.filter(isPerson),
    searching,
    /** What could not be looked through, while the rest stands there. */
    lost: [...[screens, helps].filter(({ error }) => error), ...(isSettled ? records.lost : [])],
  };
};

export type PaletteFindings = ReturnType<typeof usePaletteFindings>;
