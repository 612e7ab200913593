import { Anchor, UnstyledButton } from '@mantine/core';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconDownload, IconFile, IconFileZip } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { formatBytes } from './drop-limits.ts';
import classes from './saved.module.css';

type Props = { busy: boolean; onSave: () => void };

/** A file that is kept, saved on a click. */
export const SavedFile = ({ file, busy, onSave }: Props & { file: AttachedFile }) => {
  const { t } = useTranslation();
  return (
    <li>
      <UnstyledButton className={classes.file} aria-busy={busy} aria-disabled={busy} onClick={() => !busy && onSave()}>
        <IconFile size={16} aria-hidden />
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.fileNote}>
          {formatBytes(file.size)} · {t(busy ? 'ui.files.downloading' : 'ui.files.download')}
        </span>
        <IconDownload size={16} aria-hidden />
      </UnstyledButton>
    </li>
  );
};

/** All of them in one archive. */
export const SavedZip = ({ busy, onSave }: Props) => {
  const { t } = useTranslation();
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.allFiles}
      aria-busy={busy}
      onClick={() => !busy && onSave()}
    >
      <IconFileZip size={16} aria-hidden />
      {t(busy ? 'ui.files.downloading' : 'ui.files.downloadAll')}
    </Anchor>
  );
};
