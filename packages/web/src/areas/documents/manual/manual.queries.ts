import { deleteManual, listManuals, type Manual } from '@portal/contract/documents';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import type { manualList } from './manual-search.ts';

/** Stands among what a deletion in a list asks for anew. */
export const manualKeys = {
  all: [...adminKeys.all, 'manuals'],
  one: (id: number) => [...adminKeys.all, 'manuals', 'one', id],
} as const;

export const manualsQuery = (query: ReturnType<typeof manualList.query>) =>
  queryOptions({
    queryKey: [...manualKeys.all, query],
    queryFn: ({ signal }): Promise<ListPage<Manual>> => call(listManuals, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const removeManual = ({ driveId, id, version }: Manual): Promise<void> =>
  call(deleteManual, { params: { id: driveId, mid: id } }, { ifMatch: version });
