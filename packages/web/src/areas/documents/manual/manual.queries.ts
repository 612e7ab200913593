import { changeManual, createManual, deleteManual, listManuals, type Manual } from '@portal/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { redirectForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { documentKeys } from '../document/document.queries.ts';
import { drivesQuery } from '../drive/drive.queries.ts';
import { bodyOfManual, formOfManual, type ManualForm } from './manual-form-values.ts';

/** The address of the list of manuals, by the names that the call has. */
export const manualList = listAddress({ ...pagedBySize, driveId: id(), title: text() });
export type ManualSearch = SearchIn<typeof manualList>;

/** Included in what a deletion in a list refetches. */
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

const MOST = 1000;

/** One manual, out of the list: there is no call for a single one. */
const findManual = async (id: number, signal?: AbortSignal): Promise<Manual> => {
  for (let offset = 0; ; offset += 1) {
    const { items } = await call(listManuals, { query: { offset, limit: MOST } }, { signal });
    const found = items.find((manual) => manual.id === id);
    if (found) return found;
    if (items.length < MOST) throw knownFailure('not-found');
  }
};

export const manualQuery = (id: number) =>
  queryOptions({ queryKey: manualKeys.one(id), queryFn: ({ signal }) => findManual(id, signal) });

/** Saves a manual; the path of a manual that moves is that of its present drive. */
export const manualCalls = (driveId: number): RecordCalls<ManualForm, Manual> => {
  let shownDrive = driveId;
  return {
    formOf: formOfManual,
    create: (form, idempotencyKey) =>
      call(createManual, { params: { id: Number(form.driveId) }, body: bodyOfManual(form) }, { idempotencyKey }),
    change: ({ id, version }, form) => {
      const body = { ...bodyOfManual(form), driveId: Number(form.driveId) };
      return call(changeManual, { params: { id: shownDrive, mid: id }, body }, { ifMatch: version });
    },
    read: async (id) => {
      const stored = await findManual(id);
      shownDrive = stored.driveId;
      return stored;
    },
    refreshes: [manualKeys.all, documentKeys.all],
  };
};

/** A user who manages no manuals is informed and redirected (rules/documents.md#rights). */
export const loadManuals = async (
  queryClient: QueryClient,
  search: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const list = await queryClient.ensureQueryData(manualsQuery(manualList.query(search))).catch(() => undefined);
  if (list !== undefined && list.can?.make !== true) throw redirectForbidden({ to: '/documentcenter' });
};

/** The drive of a new manual: the one that its list was narrowed to. */
export const loadNewManual = async (
  queryClient: QueryClient,
  search: { driveId?: unknown },
): Promise<{ driveId: number | undefined; departmentId: number | undefined }> => {
  const [drives] = await Promise.all([
    queryClient.ensureQueryData(drivesQuery),
    queryClient.prefetchQuery(departmentTreeQuery),
    loadManuals(queryClient, {}),
  ]);
  const drive = drives.find(({ id, departmentId }) => id === search.driveId && departmentId !== null);
  return { driveId: drive?.id, departmentId: drive?.departmentId ?? undefined };
};

/** The manual of an address, for those who may change it. */
export const loadManual = async (queryClient: QueryClient, address: string): Promise<Manual> => {
  const id = recordIdIn(address);
  void queryClient.prefetchQuery(departmentTreeQuery);
  const manual = await queryClient.fetchQuery(manualQuery(id)).catch((error: unknown) => {
    throw isFailure(error, 'not-found') ? notFound() : error;
  });
  if (manual.can.change !== true) throw redirectForbidden({ to: '/documentcenter' });
  return manual;
};
