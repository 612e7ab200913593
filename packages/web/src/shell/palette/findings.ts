import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { menusQuery } from '../../areas/identity/index.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { foundPeopleQuery, foundRecordsQuery } from './api.ts';
import { loadScreens, screensMatching } from './screens.ts';

const PAUSE_MS = 200;

/** What the text finds: screens at once, records and people once the typing pauses, never those of an earlier text. */
export const usePaletteFindings = (text: string) => {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data: menus } = useSuspenseQuery(menusQuery);
  const language = currentLanguage();
  const names = menus.map(({ name }) => name).join();
  const screens = useQuery({ queryKey: ['palette', 'screens', language, names], queryFn: () => loadScreens(menus) });
  const records = useQuery(foundRecordsQuery(menus, settled));
  const people = useQuery(foundPeopleQuery(settled));
  const isSettled = text === settled;
  return {
    screens: screensMatching(screens.data ?? [], text),
    documents: (isSettled && records.data) || [],
    people: (isSettled && people.data) || [],
    searching: !isSettled || screens.isLoading || records.isLoading || people.isLoading,
    error: screens.error ?? records.error ?? people.error,
  };
};

export type PaletteFindings = ReturnType<typeof usePaletteFindings>;
