import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { driveDocumentQuery } from './document-view.queries.ts';

/** Fetches the document of an address before its screen is shown, which tells of a failure. */
export const loadDocument = async (
  queryClient: QueryClient,
  address: { driveId: string; docId: string },
): Promise<{ driveId: number; id: number }> => {
  const driveId = recordIdIn(address.driveId);
  const id = recordIdIn(address.docId);
  await queryClient.prefetchQuery(driveDocumentQuery(driveId, id));
  return { driveId, id };
};
