import { Button } from '@mantine/core';
import type { Drive } from '@portal/contract/documents';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { LateAlert } from '../../../ui/late/alert.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { useConfirmedAct } from '../act.ts';
import { documentKeys } from './api.ts';
import { removeDrive } from './record.api.ts';

const DriveDialog = lateDialog(() => import('./dialog.tsx'));

/** What those who keep general drives do with one: rename it, and delete it while nothing stands in it. */
export const DriveActs = ({ drive }: { drive: Drive }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** As it was when one began to rename it. */
  const [renamed, setRenamed] = useState<Drive>();
  const stop = () => setRenamed(undefined);
  const { start, busy, refusal } = useConfirmedAct<Drive>({
    perform: removeDrive,
    wordsOf: ({ name }) => ({
      title: t('documents.drive.remove'),
      message: t('documents.drive.sure', { name }),
      confirmLabel: t('ui.delete'),
      danger: true,
      done: t('documents.drive.removed'),
      failed: t('documents.drive.notRemoved'),
      gone: t('documents.drive.gone'),
    }),
    onEnd: async () => {
      await navigate({ to: '/documentcenter', replace: true });
      await queryClient.invalidateQueries({ queryKey: documentKeys.drives });
    },
  });
  return (
    <>
      {drive.can.delete === true && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void start(drive)}
        >
          {t('documents.drive.remove')}
        </Button>
      )}
      {drive.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenamed(drive)}>
          {t('documents.drive.rename')}
        </Button>
      )}
      {renamed && <DriveDialog drive={renamed} onSaved={stop} onClose={stop} onMissing={stop} />}
      {refusal && <LateAlert {...refusal} />}
    </>
  );
};
