import { type AssignedDocument, markRead } from '@portal/contract/documents';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { ListPage } from '../../../ui/list/page.ts';
import { notifyError } from '../../../ui/toast/notify.ts';
import { documentKeys } from '../drive/api.ts';

/** Shown as read where it stands: a list that sorted itself anew would move under the pointer. */
const showRead = (queryClient: QueryClient, read: AssignedDocument): void =>
  void queryClient.setQueriesData<ListPage<AssignedDocument>>(
    { queryKey: documentKeys.assigned },
    (page) =>
      page && { ...page, items: page.items.map((row) => (row.id === read.id ? { ...row, isRead: true } : row)) },
  );

/** Marks a document as read that is being opened; one that was revised meanwhile is told of and looked for again. */
export const useReading = () => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, driveId, revision }: AssignedDocument) =>
      call(markRead, { params: { id: driveId, docId: id }, body: { revisionId: revision.id } }),
    onSuccess: (_document, read) => showRead(queryClient, read),
    onError: (error, { title }) => {
      if (isFailure(error, 'changed-meanwhile')) notifyError(t('documents.required.revised', { title }));
      else if (isFailure(error, 'not-found')) notifyError(t('documents.gone', { title }));
      else notifyError(error.message);
      if (isFailure(error) && error.status >= 400 && error.status < 500)
        void queryClient.invalidateQueries({ queryKey: documentKeys.assigned });
    },
    meta: { ownErrors: true },
  });
  return (document: AssignedDocument): void => {
    if (!document.isRead) mutate(document);
  };
};
