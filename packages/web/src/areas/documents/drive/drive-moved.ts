import { type DriveDocument, findDocumentDrive } from '@portal/contract/documents';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type LinkProps, notFound, redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { driveDocumentQuery } from '../view/document-view.queries.ts';
import { documentKeys } from './drive.queries.ts';

const driveOfQuery = (docId: number) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'drive of', docId],
    queryFn: ({ signal }) => call(findDocumentDrive, { params: { docId } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** Where a document stands by now that is not in the drive of its address: a manual moves with its document. */
export const useMoved = (driveId: number, docId: number): { isAsking: boolean; to: string | undefined } => {
  const { data, error, isPending } = useQuery(driveOfQuery(docId));
  // What could not be asked is asked again once the network is back; nothing is said to be gone meanwhile.
  const isAsking = isPending || (error !== null && !isFailure(error, 'not-found'));
  return { isAsking, to: data && data.driveId !== driveId ? String(data.driveId) : undefined };
};

const noneIfGone = (error: unknown): undefined => {
  if (!isFailure(error, 'not-found')) throw error;
};

/**
 * The document of an address, for what is brought before its screen. An old address leads to the same screen in the drive
 * where the document stands now; what is gone is not found.
 */
export const documentAt = async (
  queryClient: QueryClient,
  driveId: number,
  docId: number,
  inDrive: (driveId: string) => Pick<LinkProps, 'to' | 'params' | 'search'>,
): Promise<DriveDocument> => {
  const document = await queryClient.fetchQuery(driveDocumentQuery(driveId, docId)).catch(noneIfGone);
  if (document) return document;
  const found = await queryClient.fetchQuery(driveOfQuery(docId)).catch(noneIfGone);
  if (found === undefined || found.driveId === driveId) throw notFound();
  throw redirect({ ...inDrive(String(found.driveId)), replace: true });
};
