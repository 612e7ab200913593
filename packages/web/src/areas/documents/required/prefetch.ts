import type { QueryClient } from '@tanstack/react-query';
import { assignedQuery } from './api.ts';
import { requiredList } from './search.ts';

export const prefetchRequired = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(assignedQuery(requiredList.query(search)));
