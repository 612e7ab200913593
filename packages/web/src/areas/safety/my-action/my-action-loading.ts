import type { QueryClient } from '@tanstack/react-query';
import { myActionsQuery } from './my-action.queries.ts';
import { myActionList } from './my-action-search.ts';

/** What My Action asks for first: the lists that everybody has. */
export const prefetchMyActions = (queryClient: QueryClient, given: Readonly<Record<string, unknown>>): void => {
  const { assigned = 0, referred = 0 } = myActionList.read(given);
  void queryClient.prefetchQuery(myActionsQuery('assigned', assigned));
  void queryClient.prefetchQuery(myActionsQuery('referred', referred));
};
