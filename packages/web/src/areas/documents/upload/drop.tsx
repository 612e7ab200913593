import { Button, FileButton } from '@mantine/core';
import type { Drive } from '@portal/contract/documents';
import { IconFiles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { bringWords, useTranslation } from '../../../platform/i18n.ts';
import { useFileTarget } from '../../../ui/files/target.ts';
import { bringFormWords } from '../../../ui/form/words/index.ts';
import { late } from '../../../ui/late/part.tsx';
import { isGeneral } from '../drive/api.ts';
import classes from './drop.module.css';
import { documentsUploadWords } from './words/index.ts';

const BatchDialog = late(async () => {
  const [dialog] = await Promise.all([
    import('./batch/dialog.tsx'),
    bringFormWords(),
    bringWords(documentsUploadWords),
  ]);
  return dialog;
});

type Props = { drive: Drive; children: ReactNode };

const Target = ({ drive, children }: Props) => {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const target = useFileTarget(setFiles);
  const close = () => setFiles([]);
  return (
    <div {...target} className={classes.target} data-says={t('documents.drop.here')}>
      {children}
      <p className={classes.hint}>
        {t('documents.drop.hint')}
        <FileButton multiple onChange={setFiles}>
          {({ onClick }) => (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconFiles size={16} aria-hidden />}
              onClick={onClick}
            >
              {t('documents.drop.choose')}
            </Button>
          )}
        </FileButton>
      </p>
      {files.length > 0 && <BatchDialog drive={drive} files={files} onClose={close} onMissing={close} />}
    </div>
  );
};

/** The list of a general drive takes files that are dropped on it, or chosen below it (ours). */
export const DriveDrop = ({ drive, children }: Props) =>
  isGeneral(drive) && drive.can.uploadNormal === true ? <Target drive={drive}>{children}</Target> : children;
