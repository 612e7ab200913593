import type { QueryClient } from '@tanstack/react-query';
import { countsQuery } from '../report/lookups.api.ts';
import { listNames, myActionsQuery } from './api.ts';
import { myActionList } from './search.ts';

const prefetchCreated = async (queryClient: QueryClient, offset: number): Promise<void> => {
  const counts = await queryClient.ensureQueryData(countsQuery).catch(() => undefined);
  if (counts?.can.seeAssigned === true) await queryClient.prefetchQuery(myActionsQuery('created', offset));
};

/** What My Action asks for first; the list of what was requested only for whom it is. */
export const prefetchMyActions = (queryClient: QueryClient, given: Readonly<Record<string, unknown>>): void => {
  const search = myActionList.read(given);
  for (const list of listNames.filter((list) => list !== 'created'))
    void queryClient.prefetchQuery(myActionsQuery(list, search[list] ?? 0));
  void prefetchCreated(queryClient, search.created ?? 0);
};
