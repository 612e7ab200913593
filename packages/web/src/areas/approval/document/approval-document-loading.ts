import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { documentQuery, documentThroughQuery } from './approval-document.queries.ts';

/** Fetches the document of an address before its screen is shown, which tells of a failure; what is cached will do. */
export const loadDocument = async (
  queryClient: QueryClient,
  address: string,
  linkedDocId?: number,
): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.ensureQueryData(documentThroughQuery(id, linkedDocId)).catch(() => undefined);
  return { id };
};

/** The same for a form, which begins with what the server has now: from an old copy it could only run into a conflict. */
export const loadDocumentToWrite = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.fetchQuery(documentQuery(id)).catch(() => undefined);
  return { id };
};
