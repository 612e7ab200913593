import type { QueryClient } from '@tanstack/react-query';
import { assignedQuery } from './required-reading.queries.ts';
import { requiredList } from './required-reading-search.ts';

export const prefetchRequired = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(assignedQuery(requiredList.query(search)));
