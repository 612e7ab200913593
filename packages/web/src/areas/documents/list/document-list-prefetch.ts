import type { Drive } from '@portal/contract/documents';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { recordIdIn } from '../../../platform/record-id.ts';
import { drivesQuery } from '../drive/drive.queries.ts';
import { driveDocumentQuery } from '../view/document-view.queries.ts';
import { driveDocumentsQuery } from './document-list.queries.ts';
import { driveList } from './document-list-search.ts';

/** The drive of an address; one that is not known yet may have been made meanwhile. */
export const driveIn = async (queryClient: QueryClient, address: string): Promise<Drive> => {
  const id = recordIdIn(address);
  const among = (drives: readonly Drive[]): Drive | undefined => drives.find((drive) => drive.id === id);
  const drive =
    among(await queryClient.ensureQueryData(drivesQuery)) ?? among(await queryClient.fetchQuery(drivesQuery));
  if (drive === undefined) throw notFound();
  return drive;
};

export const loadDrive = async (
  queryClient: QueryClient,
  address: string,
  search: Readonly<Record<string, unknown>>,
): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  void queryClient.prefetchQuery(driveDocumentsQuery(id, driveList.query(search)));
  await driveIn(queryClient, address);
  return { id };
};

/** Asks for a document that somebody is about to open. */
export const expectDocument = (queryClient: QueryClient, driveId: number, id: number): Promise<void> =>
  queryClient.prefetchQuery(driveDocumentQuery(driveId, id));
