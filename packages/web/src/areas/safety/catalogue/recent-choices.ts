import type { QueryClient } from '@tanstack/react-query';
import { safetyKeys } from '../safety.queries.ts';

const keyOf = (name: string) => [...safetyKeys.all, 'recent-choices', name];

/** What was chosen lately in this window, latest first. A sign-out clears it with all queries; the device stores nothing. */
export const recentChoices = <Choice>(queryClient: QueryClient, name: string): readonly Choice[] =>
  queryClient.getQueryData(keyOf(name)) ?? [];

/** Puts these choices in the place of those of before. */
export const setRecentChoices = <Choice>(queryClient: QueryClient, name: string, choices: readonly Choice[]): void => {
  queryClient.setQueryDefaults(keyOf(name), { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(keyOf(name), choices);
};
