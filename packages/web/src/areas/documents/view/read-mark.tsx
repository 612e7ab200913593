import { Button } from '@mantine/core';
import type { DriveDocument } from '@portal/contract/documents';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifySuccess } from '../../../ui/toast/notify.ts';
import { showToast } from '../../../ui/toast/shown.tsx';
import { documentKeys } from '../drive/api.ts';
import { ReadBadge } from '../read-badge.tsx';
import { markDocumentRead } from './acts.api.ts';
import { documentViewWords } from './document-view.words.ts';

/** Whether the reader has read the current revision, and the way to say so. */
export const ReadMark = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => markDocumentRead(document),
    onSuccess: () => notifySuccess(t(documentViewWords.marked), document.title),
    // What is shown may change behind it: it is told with what it is about.
    onError: ({ message }) => showToast('error', t(documentViewWords.notMarked, { message }), document.title),
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentKeys.all }),
    meta: { ownErrors: true },
  });
  return (
    <>
      <ReadBadge isRead={document.isRead} isAsked={false} />
      {!document.isRead && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isPending}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => mutate()}
        >
          {t(documentViewWords.markRead)}
        </Button>
      )}
    </>
  );
};
