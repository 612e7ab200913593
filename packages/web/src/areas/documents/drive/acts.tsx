import { Button } from '@mantine/core';
import type { Drive } from '@portal/contract/documents';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useConfirmedAct } from '../act.ts';
import { documentKeys } from './api.ts';
import DriveDialog from './dialog.tsx';
import { driveWords } from './drive.words.ts';
import { removeDrive } from './record.api.ts';

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
      title: t(driveWords.remove),
      message: t(driveWords.sure, { name }),
      confirmLabel: t(uiWords.delete),
      danger: true,
      done: t(driveWords.removed),
      failed: t(driveWords.notRemoved),
      gone: t(driveWords.gone),
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
          {t(driveWords.remove)}
        </Button>
      )}
      {drive.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setRenamed(drive)}>
          {t(driveWords.rename)}
        </Button>
      )}
      {renamed && <DriveDialog drive={renamed} onSaved={stop} onClose={stop} />}
      {refusal && <AlertDialog {...refusal} />}
    </>
  );
};
