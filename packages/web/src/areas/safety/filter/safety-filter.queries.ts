import type { Person } from '@portal/contract/directory';
import {
  changeView,
  createView,
  deleteView,
  exportActions,
  exportHazards,
  exportInvestigations,
  exportReports,
  listActions,
  listViews,
  type SavedView,
  type ViewedList,
} from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { download } from '../../../platform/files/download.ts';
import { safetyKeys } from '../safety.queries.ts';

/** One's own views of all lists. */
export const viewsQuery = queryOptions({
  queryKey: [...safetyKeys.all, 'views'],
  queryFn: ({ signal }) => call(listViews, {}, { signal }),
});

export type ViewQuery = Readonly<Record<string, string>>;
type Said = { list: ViewedList; name: string; query: ViewQuery };

/** Keeps filters under a name, in place of those of a view that has it. */
export const saveView = (said: Said, replaced: SavedView | undefined, idempotencyKey: string): Promise<SavedView> =>
  replaced
    ? call(changeView, { params: { id: replaced.id }, body: said }, { ifMatch: replaced.version })
    : call(createView, { body: said }, { idempotencyKey });

export const removeView = ({ id, version }: SavedView): Promise<unknown> =>
  call(deleteView, { params: { id } }, { ifMatch: version });

/**
 * The name of the person whose actions are filtered, taken from one of their actions, because the address has the id
 * alone.
 */
export const ownerQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [...safetyKeys.all, 'owner', id],
    queryFn: async ({ signal }): Promise<Person | null> => {
      const { items } = await call(listActions, { query: { ownerId: id ?? 0, limit: 1 } }, { signal });
      return items[0]?.mitigator ?? null;
    },
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

const exportsOf = {
  Reports: exportReports,
  Investigations: exportInvestigations,
  Hazards: exportHazards,
  Actions: exportActions,
} as const;
export type ExportedList = keyof typeof exportsOf;

/** Saves a list with these filters as a spreadsheet. */
export const saveSheet = (list: ExportedList, query: object): Promise<void> => {
  const { offset: _page, limit: _size, ...filters } = query as { offset?: number; limit?: number };
  return download(exportsOf[list] as typeof exportReports, { query: filters });
};
