import { type AssignedDocument, markRead } from '@portal/contract/documents';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { isFailure, isRefusal, messageOf } from '../../../platform/calls/failure.ts';
import { openChannel } from '../../../platform/device/channel.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyError } from '../../../ui/dialog/toast-notify.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { documentKeys } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { inCurrentDrive } from '../document/document-location.ts';
import { requiredReadingWords } from './required-reading.words.ts';

/** The other tabs: a row opens a new tab, and a document that is read in one tab is marked in all. */
const tabs = openChannel('portal-reading');

/** Notifies the other tabs that a revision was read, by its id. */
export const notifyRead = (id: number): void => tabs.postMessage(id);

/** Shown as read in place: sorting the list again would move it under the pointer. */
const showRead = (queryClient: QueryClient, id: number): void =>
  void queryClient.setQueriesData<ListPage<AssignedDocument>>(
    { queryKey: documentKeys.assigned },
    (page) =>
      page && { ...page, items: page.items.map((row) => (row.revision.id === id ? { ...row, isRead: true } : row)) },
  );

/**
 * Marks a document as read when it is opened; one that was revised meanwhile is reported and refetched. Documents read
 * in another tab are shown as read as well.
 */
export const useReadMark = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    const listen = (event: Event): void => showRead(queryClient, (event as MessageEvent<number>).data);
    tabs.addEventListener('message', listen);
    return () => tabs.removeEventListener('message', listen);
  }, [queryClient]);
  const { mutate } = useMutation({
    mutationFn: (document: AssignedDocument) =>
      inCurrentDrive(document, ({ id, driveId, revision }) =>
        call(markRead, { params: { id: driveId, docId: id }, body: { revisionId: revision.id } }),
      ),
    onSuccess: (_document, { revision: { id } }) => {
      showRead(queryClient, id);
      notifyRead(id);
    },
    onError: (error, { title }) => {
      if (isFailure(error, 'changed-meanwhile')) notifyError(t(requiredReadingWords.revised, { title }));
      else if (isFailure(error, 'not-found')) notifyError(t(documentWords.deleted, { title }));
      else notifyError(messageOf(error));
      if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: documentKeys.assigned });
    },
    meta: { ownErrors: true },
  });
  return (document: AssignedDocument): void => {
    // For a controlled manual the reader confirms on the page.
    if (!document.isRead && !document.needsConfirmation) mutate(document);
  };
};
