import { ActionIcon, Anchor, UnstyledButton } from '@mantine/core';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconDownload, IconEye, IconFile, IconFileZip, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { focusNeighbour } from '../dialog/focus-neighbour.ts';
import { uiWords } from '../ui.words.ts';
import { canShow } from '../viewer/can-show.ts';
import { rowMark, useShow } from '../viewer/show.ts';
import { formatBytes } from './drop-limits.ts';
import classes from './saved.module.css';

type Props = { busy: boolean; onSave: () => void };

type FileProps = Props & {
  file: AttachedFile;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
};

/** A stored file: a click shows it where possible, else downloads it. */
export const SavedFile = ({ file, busy, onSave, onRemove }: FileProps) => {
  const { t } = useTranslation();
  const shown = useShow();
  const isShown = shown !== undefined && canShow(file);
  const saveUnlessBusy = () => !busy && onSave();
  return (
    <li className={classes.one}>
      <UnstyledButton
        className={classes.file}
        {...(shown && { 'data-file': rowMark(shown.of, file.id) })}
        {...(isShown
          ? { onClick: () => shown.show(file.id) }
          : { 'aria-busy': busy, 'aria-disabled': busy, onClick: saveUnlessBusy })}
      >
        <IconFile size={16} aria-hidden />
        <span className={classes.fileName}>{file.name}</span>
        <span className={classes.fileNote}>
          {formatBytes(file.size)} ·{' '}
          {t(isShown ? uiWords.files.show : busy ? uiWords.files.downloading : uiWords.files.download)}
        </span>
        {isShown ? <IconEye size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
      </UnstyledButton>
      {isShown && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t(uiWords.files.save, { name: file.name })}
          aria-busy={busy}
          aria-disabled={busy}
          onClick={saveUnlessBusy}
        >
          <IconDownload size={16} aria-hidden />
        </ActionIcon>
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(uiWords.files.remove, { name: file.name })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
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
      {t(busy ? uiWords.files.downloading : uiWords.files.downloadAll)}
    </Anchor>
  );
};
