import { type DriveDocument, findDocumentDrive, type Revision } from '@portal/contract/documents';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type LinkProps, notFound, redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { documentKeys, driveDocumentQuery } from './document.queries.ts';

const driveOfQuery = (docId: number) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'drive of', docId],
    queryFn: ({ signal }) => call(findDocumentDrive, { params: { docId } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** The drive of a document that is no longer in the drive of its address: a manual moves with its document. */
export const useCurrentDrive = (driveId: number, docId: number): { isAsking: boolean; to: string | undefined } => {
  const { data, error, isPending } = useQuery(driveOfQuery(docId));
  // A failed request is retried once the network is back; nothing counts as deleted meanwhile.
  const isAsking = isPending || (error !== null && !isFailure(error, 'not-found'));
  return { isAsking, to: data && data.driveId !== driveId ? String(data.driveId) : undefined };
};

const noneIfDeleted = (error: unknown): undefined => {
  if (!isFailure(error, 'not-found')) throw error;
};

/**
 * The document of an address, loaded before its screen. An old address redirects to the same screen in the drive where
 * the document is now; a deleted one is not found.
 */
export const loadDocumentAt = async (
  queryClient: QueryClient,
  driveId: number,
  docId: number,
  inDrive: (driveId: string) => Pick<LinkProps, 'to' | 'params' | 'search'>,
): Promise<DriveDocument> => {
  const document = await queryClient.fetchQuery(driveDocumentQuery(driveId, docId)).catch(noneIfDeleted);
  if (document) return document;
  const found = await queryClient.fetchQuery(driveOfQuery(docId)).catch(noneIfDeleted);
  if (found === undefined || found.driveId === driveId) throw notFound();
  throw redirect({ ...inDrive(String(found.driveId)), replace: true });
};

/** A document in its drive, with its known version, if any. */
type Seen = Pick<DriveDocument, 'driveId' | 'id'> & { version?: number };

/** The current drive of a document; undefined where it is deleted. */
const driveNow = async (docId: number): Promise<number | undefined> => {
  try {
    return (await call(findDocumentDrive, { params: { docId } })).driveId;
  } catch (error) {
    if (!isFailure(error, 'not-found')) throw error;
    return undefined;
  }
};

/**
 * Runs an act on a document, even if it was moved to another drive meanwhile: a call that is not found did nothing, and
 * is retried in the present drive. A move changes the version: if anything else was changed as well, the second attempt
 * is refused like any outdated one.
 */
export const inCurrentDrive = async <Of extends Seen, Reply>(
  of: Of,
  act: (of: Of) => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await act(of);
  } catch (error) {
    if (!isFailure(error, 'not-found')) throw error;
    const driveId = await driveNow(of.id);
    if (driveId === undefined || driveId === of.driveId) throw error;
    return act({ ...of, driveId, ...(of.version !== undefined && { version: of.version + 1 }) });
  }
};

/** The start page, the words to mark, and the reading queue. */
type Place = { page?: number | null; q?: string; queue?: string | undefined };

/** The preview of a revision, which opens in a tab of its own. */
export const previewAddress = (
  driveId: number,
  docId: number,
  { id, version }: Pick<Revision, 'id' | 'version'>,
  { page, q, queue }: Place = {},
): string => {
  const search = new URLSearchParams({ version, id: String(id) });
  if (page) search.set('page', String(page));
  if (q) search.set('q', q);
  if (queue) search.set('queue', queue);
  return `/documentcenter/preview/${driveId}/${docId}?${search}`;
};
