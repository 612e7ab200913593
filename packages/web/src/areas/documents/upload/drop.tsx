import { Button, FileButton } from '@mantine/core';
import type { Drive } from '@portal/contract/documents';
import { IconFiles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFileTarget } from '../../../ui/files/target.ts';
import { isGeneral } from '../drive/api.ts';
import { LateBatchDialog } from './batch/late.ts';
import { documentUploadWords } from './document-upload.words.ts';
import classes from './drop.module.css';

/** How several files are brought at once: a button for the header, and a line above the rows. */
type Ways = { button?: ReactNode; hint?: ReactNode };

type Props = { drive: Drive; children: (ways: Ways) => ReactNode };

const Target = ({ drive, children }: Props) => {
  const { t } = useTranslation();
  const [files, setFiles] = useState<readonly File[]>([]);
  const target = useFileTarget(setFiles);
  const close = () => setFiles([]);
  const button = (
    <FileButton multiple onChange={setFiles}>
      {({ onClick }) => (
        <Button variant="default" leftSection={<IconFiles size={16} aria-hidden />} onClick={onClick}>
          {t(documentUploadWords.drop.choose)}
        </Button>
      )}
    </FileButton>
  );
  return (
    <div {...target} className={classes.target} data-says={t(documentUploadWords.drop.here)}>
      {children({ button, hint: <p className={classes.hint}>{t(documentUploadWords.drop.hint)}</p> })}
      {files.length > 0 && <LateBatchDialog drive={drive} files={files} onClose={close} />}
    </div>
  );
};

/** The list of a general drive takes several files, dropped on it or chosen (ours). */
export const DriveDrop = ({ drive, children }: Props) =>
  isGeneral(drive) && drive.can.uploadNormal === true ? <Target drive={drive}>{children}</Target> : children({});
