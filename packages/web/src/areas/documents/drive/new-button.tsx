import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { RowButton } from '../../../ui/table/row-button.tsx';
import DriveDialog from './dialog.tsx';
import { driveWords } from './drive.words.ts';

/** Makes a general drive and goes to it. */
export const NewDriveButton = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <RowButton label={t(driveWords.new)} onClick={() => setOpened(true)}>
        <IconPlus size={16} aria-hidden />
      </RowButton>
      {opened && (
        <DriveDialog
          onSaved={({ id }) => {
            close();
            void navigate({ to: '/documentcenter/list/$driveId', params: { driveId: String(id) } });
          }}
          onClose={close}
        />
      )}
    </>
  );
};
