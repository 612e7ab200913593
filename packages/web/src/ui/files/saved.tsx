import { ActionIcon, Anchor, UnstyledButton } from '@mantine/core';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconDownload, IconFile, IconFileZip, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { focusBeside } from '../dialog/focus-beside.ts';
import { formatBytes } from './drop-limits.ts';
import classes from './saved.module.css';

type Props = { busy: boolean; onSave: () => void };

type FileProps = Props & {
  file: AttachedFile;
  /** Left out where it stays. */
  onRemove?: (() => void) | undefined;
};

/** A file that is kept, saved on a click. */
export const SavedFile = ({ file, busy, onSave, onRemove }: FileProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.one}>
      <UnstyledButton className={classes.file} aria-busy={busy} aria-disabled={busy} onClick={() => !busy && onSave()}>
        <IconFile size={16} aria-hidden />
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.fileNote}>
          {formatBytes(file.size)} · {t(busy ? 'ui.files.downloading' : 'ui.files.download')}
        </span>
        <IconDownload size={16} aria-hidden />
      </UnstyledButton>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('ui.files.remove', { name: file.name })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            onRemove();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
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
