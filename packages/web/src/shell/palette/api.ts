import { listEmployees } from '@portal/contract/directory';
import { queryOptions } from '@tanstack/react-query';
import type { Menu } from '../../areas/identity/index.ts';
import { call } from '../../platform/call.ts';
import { seenAreas } from '../areas.ts';

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

/** Records of the areas that the person sees, whatever of them holds the text. */
export const foundRecordsQuery = (menus: readonly Menu[], text: string) =>
  queryOptions({
    queryKey: ['palette', 'found', text],
    queryFn: async ({ signal }) => {
      const found = seenAreas(menus).map(({ find }) => find?.(text, signal) ?? []);
      return (await Promise.all(found)).flat();
    },
    enabled: text !== '',
  });
