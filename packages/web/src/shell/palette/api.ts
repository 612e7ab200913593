import { listEmployees } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

const SHOWN = 5;
const FOUND_STAYS_MS = 60_000;

/** People whose name holds the text. */
export const foundPeopleQuery = (name: string) =>
  queryOptions({
    queryKey: ['directory', 'found', name],
    queryFn: async ({ signal }) => (await call(listEmployees, { query: { name, limit: SHOWN } }, { signal })).items,
    enabled: name !== '',
    staleTime: FOUND_STAYS_MS,
  });
