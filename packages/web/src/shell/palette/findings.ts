import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { foundDocumentsQuery } from '../../areas/approval/index.ts';
import { menusQuery, useHolds } from '../../areas/identity/index.ts';
import { foundPeopleQuery } from './api.ts';
import { paletteScreens, screensMatching } from './screens.ts';

const PAUSE_MS = 200;

/** What the text finds: screens at once, documents and people once the typing pauses, never those of an earlier text. */
export const usePaletteFindings = (text: string) => {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const approves = useHolds('Approval');
  const { data: menus } = useSuspenseQuery(menusQuery);
  const documents = useQuery({ ...foundDocumentsQuery(settled), enabled: approves && settled !== '' });
  const people = useQuery(foundPeopleQuery(settled));
  const isSettled = text === settled;
  return {
    screens: screensMatching(paletteScreens(menus), text),
    documents: (isSettled && documents.data) || [],
    people: (isSettled && people.data) || [],
    searching: !isSettled || documents.isLoading || people.isLoading,
    error: documents.error ?? people.error,
  };
};

export type PaletteFindings = ReturnType<typeof usePaletteFindings>;
