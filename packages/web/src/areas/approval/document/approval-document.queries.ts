import {
  type ApprovalDocument,
  type ApprovalLine,
  actOnLine,
  cancelDocument,
  type DocumentList,
  type DocumentOrder,
  type DocumentRole,
  type DocumentRow,
  decideFinally,
  documentListEndpoints,
  downloadFile,
  downloadPdf,
  downloadZip,
  getApprovalCounts,
  getAttachedDocument,
  getDocument,
  type LineAction,
  lastUndoing,
  listCategories,
  listRecentLines,
  listRecentSubmitted,
  nudgeDocument,
  recallDocument,
  returnToStepBefore,
  type SentStatus,
  withdrawFromLine,
} from '@portal/contract/approval';
import type { Page } from '@portal/contract/kernel';
import {
  keepPreviousData,
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { isFailure, isRefusal } from '../../../platform/calls/failure.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { download } from '../../../platform/files/download.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { identityKeys } from '../../identity/index.ts';

export const recentLinesQuery = queryOptions({
  queryKey: ['approval', 'recent-lines'],
  queryFn: ({ signal }) => call(listRecentLines, {}, { signal }),
});

export const recentSubmittedQuery = queryOptions({
  queryKey: ['approval', 'recent-submitted'],
  queryFn: ({ signal }) => call(listRecentSubmitted, {}, { signal }),
});

/** The name under which an approver's comment is stored on this device until it is sent. */
export const commentName = (documentId: number, approverId: number): string => `comment.${documentId}.${approverId}`;

/** What narrows a list; `offset` counts pages. */
export type ListFilters = {
  offset?: number | undefined;
  searchText?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
  categoryId?: number | undefined;
  status?: SentStatus | undefined;
  role?: DocumentRole | undefined;
  sort?: DocumentOrder | undefined;
  limit?: number | undefined;
  toRewrite?: boolean | undefined;
  asksMe?: boolean | undefined;
  inPlace?: boolean | undefined;
};

export const approvalKeys = {
  /** Mutations of the area name this in `meta.refreshes`. */
  all: ['approval'],
  counts: ['approval', 'counts'],
  categories: ['approval', 'categories'],
  list: (list: DocumentList, filters: ListFilters) => ['approval', 'list', list, filters],
  document: (id: number) => ['approval', 'document', id],
  linkedDocument: (id: number, parentId: number) => ['approval', 'document', id, 'through', parentId],
  leave: ['approval', 'leave'],
  history: (id: number) => ['approval', 'history', id],
} as const;

export const countsQuery = queryOptions({
  queryKey: approvalKeys.counts,
  queryFn: ({ signal }) => call(getApprovalCounts, {}, { signal }),
  refetchInterval: POLL_MS,
});

export const categoriesQuery = queryOptions({
  queryKey: approvalKeys.categories,
  queryFn: ({ signal }) => call(listCategories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
export const documentListQuery = (list: DocumentList, filters: ListFilters = {}) =>
  queryOptions({
    queryKey: approvalKeys.list(list, filters),
    queryFn: ({ signal }): Promise<Page<DocumentRow>> =>
      call(documentListEndpoints[list], { query: filters }, { signal }) as Promise<Page<DocumentRow>>,
    placeholderData: keepPreviousData,
  });

export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: approvalKeys.document(id),
    queryFn: ({ signal }) => call(getDocument, { params: { id } }, { signal }),
  });

/** A document through the one it is attached to. */
const linkedDocumentQuery = (id: number, parentId: number) =>
  queryOptions({
    queryKey: approvalKeys.linkedDocument(id, parentId),
    queryFn: ({ signal }) => call(getAttachedDocument, { params: { id: parentId, attachedId: id } }, { signal }),
  });

/** A document that the user opens by own right, or through another that it is attached to. */
export const documentThroughQuery = (id: number, parentId: number | undefined) =>
  parentId === undefined ? documentQuery(id) : linkedDocumentQuery(id, parentId);

/** What an approver may decide in their turn. */
export type Deed = LineAction | 'Return' | 'DecideFinally';

export type Act = {
  /** The document as it was read: a decision sends its content version. */
  document: Pick<ApprovalDocument, 'id' | 'contentVersion'>;
  line: Pick<ApprovalLine, 'id'>;
  deed: Deed;
  comment: string | null;
};

/** The document as it is now, where it is as an act would have it. */
const documentNow = (id: number, isDone: (now: ApprovalDocument) => boolean) =>
  readIfDone(call(getDocument, { params: { id } }), isDone);

/** Decides on a line, for the version that was read; answers the document. */
export const actOn = ({ document: { id, contentVersion }, line, deed, comment }: Act): Promise<ApprovalDocument> => {
  const params = { id, lineId: line.id };
  const onLine = (isDone: (line: ApprovalLine) => boolean) => ({
    confirmDone: () => documentNow(id, ({ lines }) => lines.some((each) => each.id === line.id && isDone(each))),
  });
  if (deed === 'Return')
    return call(
      returnToStepBefore,
      { params, body: { comment: comment ?? '', contentVersion } },
      onLine((now) => now.action === null && lastUndoing(now, 'Return')?.comment === comment),
    );
  if (deed === 'DecideFinally')
    return call(
      decideFinally,
      { params, body: { comment, contentVersion } },
      onLine((now) => now.isFinal && now.comment === comment),
    );
  return call(
    actOnLine,
    { params, body: { action: deed, comment, contentVersion } },
    onLine((now) => now.action === deed && now.comment === comment),
  );
};

/** Takes one's own approval back. */
export const withdrawMutation = mutationOptions({
  mutationFn: ({ id, lineId, comment }: { id: number; lineId: number; comment: string | null }) =>
    call(
      withdrawFromLine,
      { params: { id, lineId }, body: { comment } },
      {
        confirmDone: () =>
          documentNow(id, ({ lines }) => {
            const line = lines.find((each) => each.id === lineId);
            return line?.action === null && lastUndoing(line, 'Withdraw')?.comment === comment;
          }),
      },
    ),
  meta: { refreshes: [approvalKeys.all], ownErrors: true },
});

export const actMutation = mutationOptions({
  mutationFn: actOn,
  meta: { refreshes: [approvalKeys.all], ownErrors: true },
});

export const cancelMutation = mutationOptions({
  mutationFn: ({ id, cancellationReason }: { id: number; cancellationReason: string }) =>
    call(
      cancelDocument,
      { params: { id }, body: { cancellationReason } },
      { confirmDone: () => documentNow(id, (now) => now.cancellationReason === cancellationReason) },
    ),
  // The days of the leave are returned to its drafter.
  meta: { refreshes: [approvalKeys.all, identityKeys.me], ownErrors: true },
});

/** Recalls a memo on which somebody acted; the answer has the id of the draft that continues it. */
export const recallMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: number; reason: string }) =>
    call(
      recallDocument,
      { params: { id }, body: { reason } },
      { confirmDone: () => documentNow(id, (now) => now.cancellationReason === reason) },
    ),
  meta: { refreshes: [approvalKeys.all], ownErrors: true },
});

/** A document to download from, and the one it is read through. */
export type Source = { id: number; linkedDocId?: number | undefined };

/** A refused download shows that the user may no longer read the document, so the document is refetched. */
export const refreshWhenRefused = (error: Error, client: QueryClient): void => {
  if (isRefusal(error)) void client.invalidateQueries({ queryKey: approvalKeys.all });
};

const refresh = (error: Error, _source: unknown, _result: unknown, { client }: MutationFunctionContext): void =>
  refreshWhenRefused(error, client);

export const pdfMutation = mutationOptions({
  mutationFn: ({ id, ...query }: Source) => download(downloadPdf, { params: { id }, query }),
  onError: refresh,
});

/** Reminds the present approvers. */
export const nudgeMutation = mutationOptions({
  mutationFn: ({ id }: Source) => call(nudgeDocument, { params: { id } }),
  onError: refresh,
  meta: { refreshes: [approvalKeys.all] },
});

export const saveFile = ({ id, fileId, ...query }: Source & { fileId: number }): Promise<void> =>
  download(downloadFile, { params: { id, fileId }, query });

export const fileMutation = mutationOptions({
  mutationFn: saveFile,
  onError: refresh,
});

export const zipMutation = mutationOptions({
  mutationFn: ({ id, ...query }: Source) => download(downloadZip, { params: { id }, query }),
  onError: refresh,
});

/** Fetches the document of an address before its screen is shown, which shows a failure; a cached one will do. */
export const loadDocument = async (
  queryClient: QueryClient,
  address: string,
  linkedDocId?: number,
): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.ensureQueryData(documentThroughQuery(id, linkedDocId)).catch(() => undefined);
  return { id };
};

/** The same for a form, which starts with the server's present data: outdated data would only lead to a conflict. */
export const loadDocumentToWrite = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.fetchQuery(documentQuery(id)).catch(() => undefined);
  return { id };
};

/** Whether the document itself can no longer be read, which its screen shows once it is fetched again. */
export const isDocumentLost = (error: unknown): boolean =>
  isFailure(error, 'no-permission-on-document') || isFailure(error, 'document-not-found');
