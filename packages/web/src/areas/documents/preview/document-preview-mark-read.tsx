import { Button } from '@mantine/core';
import type { DriveDocument, Revision } from '@portal/contract/documents';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isFailure } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyError, notifyFailure } from '../../../ui/dialog/toast-notify.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { documentRevisionWords } from '../document/document-revision.words.ts';
import { notifyRead } from '../required-reading/required-reading-mark.ts';
import { markReadMutation, mustReadQuery, previewedQuery } from './document-preview.queries.ts';
import { documentPreviewWords } from './document-preview.words.ts';

/** The keyboard shortcut for the next step of a queue. */
const KEY = 'a';

type Props = {
  document: DriveDocument;
  /** The one that is looked at: in force, or scheduled. */
  revision: Pick<Revision, 'id'>;
  /** A link to the next document to read; undefined if there is no queue. */
  onDone: (() => void) | undefined;
};

/** Marks a document that must be read as read, and opens the next one; other documents have no button. */
export const PreviewMarkRead = ({ document, revision, onDone }: Props) => {
  const { t } = useTranslation();
  const { driveId, id, needsConfirmation } = document;
  const isCurrent = revision.id === document.revision.id;
  const queryClient = useQueryClient();
  const { data: unread } = useQuery({ ...mustReadQuery, enabled: !(isCurrent && document.isRead) });
  const isRead = isCurrent ? document.isRead : unread !== undefined && !unread.includes(revision.id);
  const mark = useMutation({
    ...markReadMutation({ driveId, docId: id }),
    onSuccess: () => {
      notifyRead(revision.id);
      onDone?.();
    },
    onError: (error) => {
      if (!isFailure(error, 'changed-meanwhile')) {
        notifyFailure(error);
        return;
      }
      notifyError(t(documentPreviewWords.readMeanwhile));
      // The number of the latest revision is shown above the pages then.
      void queryClient.invalidateQueries({ queryKey: previewedQuery({ driveId, docId: id }).queryKey });
    },
  });
  const keyboardKey = onDone && KEY;
  if (isRead)
    return (
      <>
        <StatusBadge status="ok">{t(documentPreviewWords.isRead)}</StatusBadge>
        {onDone && (
          <Button variant="default" aria-keyshortcuts={keyboardKey} onClick={onDone}>
            {t(documentPreviewWords.readOn)}
          </Button>
        )}
      </>
    );
  if (!needsConfirmation && !unread?.includes(revision.id)) return null;
  return (
    <Button
      leftSection={<IconCheck size={16} aria-hidden />}
      loading={mark.isPending}
      aria-keyshortcuts={keyboardKey}
      onClick={() => mark.mutate({ revisionId: revision.id, confirmed: needsConfirmation })}
    >
      {t(needsConfirmation ? documentRevisionWords.understood : documentPreviewWords.markRead)}
    </Button>
  );
};
