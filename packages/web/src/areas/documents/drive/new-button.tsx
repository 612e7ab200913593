import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';

const DriveDialog = lateDialog(() => import('./dialog.tsx'));

/** Makes a general drive and goes to it. */
export const NewDriveButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <RowButton label={t('documents.drive.new')} onClick={() => setOpened(true)}>
        <IconPlus size={16} aria-hidden />
      </RowButton>
      {opened && (
        <DriveDialog
          onSaved={({ id }) => {
            close();
            void navigate({ to: '/documentcenter/list/$driveId', params: { driveId: String(id) } });
          }}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
};
