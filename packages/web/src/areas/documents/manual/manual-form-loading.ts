import type { Manual } from '@portal/contract/documents';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isFailure } from '../../../platform/calls/failure.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { ledAway } from '../../../ui/page/led-away.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { drivesQuery } from '../drive/drive.queries.ts';
import { manualsQuery } from './manual.queries.ts';
import { manualQuery } from './manual-form.queries.ts';
import { manualList } from './manual-search.ts';

/** Whoever keeps no manuals is told so and led away (rules/documents.md#rights). */
export const loadManuals = async (
  queryClient: QueryClient,
  search: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const list = await queryClient.ensureQueryData(manualsQuery(manualList.query(search))).catch(() => undefined);
  if (list !== undefined && list.can?.make !== true) throw ledAway({ to: '/documentcenter' });
};

/** Where a new manual begins to stand: the drive that its list was narrowed to. */
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
  if (manual.can.change !== true) throw ledAway({ to: '/documentcenter' });
  return manual;
};
